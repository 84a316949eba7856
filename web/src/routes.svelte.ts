export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'kit' }
  | { page: 'missing' };

/** The page of a path. */
export function routeOf(path: string): Route {
  const [, first = '', second = '', third = '', ...rest] = path.replace(/\/$/, '').split('/');
  if (rest.length > 0) return { page: 'missing' };
  if (first === '') return { page: 'home' };
  if (first === 'kit' && second === '') return { page: 'kit' };
  if (first === 'rules' && second !== '' && third === '') return { page: 'rules', game: second };
  if (first === 't' && second !== '' && third === '') return { page: 'table', table: second };
  if (first === 't' && second !== '' && third === 'replay') return { page: 'replay', table: second };
  return { page: 'missing' };
}

/** Whether a press of a link asks for nothing but to follow it here. */
export const plain = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  /** What stands behind the # of the address: an invitation, or a rule. */
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    addEventListener('hashchange', () => this.#arrive());
    addEventListener('click', (event) => this.#follow(event));
  }

  /** Goes to a page of ours without loading anything anew. */
  go(path: string) {
    history.pushState(null, '', path);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive() {
    this.route = routeOf(location.pathname);
    this.hash = location.hash.slice(1);
  }

  #follow(event: MouseEvent) {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (!plain(event)) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/q/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
