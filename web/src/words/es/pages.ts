import type { pages as english } from '../en/pages';

export const pages: Record<keyof typeof english, string> = {};
