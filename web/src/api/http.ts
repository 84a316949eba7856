import { language } from '../texts/language.svelte.ts';

/** What the server says when something cannot be done; `code` is for programs, the message for people. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Whether time cures a problem with this code. */
export const passes = (code: string): boolean => ['offline', 'too-many', 'try-again'].includes(code);

interface Options {
  token?: string | undefined;
  body?: object;
}

/**
 * One request to the API, in the language of the page.
 * @throws Problem when the server refuses it, with the code `offline` when there is no answer.
 */
export async function request<T>(path: string, { token, body }: Options = {}): Promise<T> {
  const { response, content } = await answer(path, token, body);
  if (!response.ok) {
    const problem = parsed(content);
    throw new Problem(problem.code ?? 'fault', problem.detail ?? problem.title ?? response.statusText);
  }
  const json = response.headers.get('Content-Type')?.includes('json');
  return (json ? JSON.parse(content) : content) as T;
}

function parsed(content: string): { code?: string; detail?: string; title?: string } {
  try {
    return JSON.parse(content);
  } catch {
    return {};
  }
}

async function answer(path: string, token: string | undefined, body: object | undefined) {
  const headers: Record<string, string> = { 'Accept-Language': language.current };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body) headers['Content-Type'] = 'application/json';
  const options: RequestInit = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  try {
    const response = await fetch(path, options);
    return { response, content: await response.text() };
  } catch {
    throw new Problem('offline', language.t('net.offline'));
  }
}

/** The id of a command, unguessable; also where `crypto.randomUUID` is missing (pages without TLS). */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
