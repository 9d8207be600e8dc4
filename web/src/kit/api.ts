// The server's HTTP side. A problem comes as a sentence in the chosen language.

import type * as http from '../wire/http';
import { settings } from './settings.svelte';
import { t } from '../words';

export class Problem extends Error {
  constructor(
    readonly why: string,
    text: string,
  ) {
    super(text);
  }
}

/** What went wrong, for people. */
export const told = (problem: unknown): string => (problem instanceof Problem ? problem.message : t('problem.gone'));

type Ask = { method?: string; body?: unknown; token?: string | null; query?: Record<string, string> };

export async function ask<T>(path: string, { method = 'GET', body, token, query }: Ask = {}): Promise<T> {
  const search = new URLSearchParams({ lang: settings.lang, ...query });
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  let answer: Response;
  try {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    answer = await fetch(`/api/${path}?${search}`, { method, headers, ...sent });
  } catch {
    throw new Problem('gone', t('problem.gone'));
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  const problem = said as Partial<http.ProblemBody> | null;
  throw new Problem(problem?.why ?? 'gone', problem?.text ?? t('problem.gone'));
}

export const post = <T>(path: string, body: unknown, token?: string | null): Promise<T> =>
  ask<T>(path, { method: 'POST', body, ...(token === undefined ? {} : { token }) });
