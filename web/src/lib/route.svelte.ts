// Which page: the lobby, a table, or a seat of a table by its link.

export type Route = { page: 'lobby' } | { page: 'table'; table: string; token: string | null };

export function readRoute(path: string): Route {
  const match = /^\/t\/([^/]+)(?:\/s\/([^/]+))?\/?$/.exec(path);
  if (match === null) return { page: 'lobby' };
  return {
    page: 'table',
    table: decodeURIComponent(match[1]!),
    token: match[2] === undefined ? null : decodeURIComponent(match[2]),
  };
}

class Router {
  current = $state.raw<Route>({ page: 'lobby' });

  constructor() {
    if (typeof window === 'undefined') return;
    this.current = readRoute(location.pathname);
    window.addEventListener('popstate', () => (this.current = readRoute(location.pathname)));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.current = readRoute(path);
  }
}

export const router = new Router();
