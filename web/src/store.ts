// What the browser keeps for us. It may refuse to (a private window, site data blocked): then it is kept until the page goes.
const meanwhile = new Map<string, string>();

export function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return meanwhile.get(key);
  }
}

export function keep(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    meanwhile.set(key, value);
  }
}

/** What was kept as JSON, or what is there instead when nothing was, or nothing that can be read. */
export function keptJson<T>(key: string, instead: T): T {
  try {
    return (JSON.parse(kept(key) ?? 'null') as T) ?? instead;
  } catch {
    return instead;
  }
}
