// By which address others can open the links of a table. A page that was opened as localhost shows links
// that work on this computer alone, so the server is asked how else it can be reached.
import { ApiError, get } from './net';
import type { ReachOut } from './messages';

export type Reach =
  /** The address of this page is good for others too. */
  | { kind: 'fine' }
  /** Others need one of these addresses. */
  | { kind: 'network'; addresses: string[] }
  /** The server answers this computer alone. */
  | { kind: 'alone' }
  /** Others need another address, and nobody here knows it. */
  | { kind: 'unknown' };

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

export function reachOf(hostname: string, told: ReachOut | null): Reach {
  if (!isLoopback(hostname)) return { kind: 'fine' };
  if (told === null) return { kind: 'unknown' };
  if (told.alone) return { kind: 'alone' };
  return told.addresses.length > 0 ? { kind: 'network', addresses: told.addresses } : { kind: 'unknown' };
}

export async function findReach(hostname: string): Promise<Reach> {
  if (!isLoopback(hostname)) return { kind: 'fine' };
  try {
    return reachOf(hostname, await get<ReachOut>('/api/reach'));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return reachOf(hostname, null);
  }
}
