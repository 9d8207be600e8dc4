// What this browser remembers. A browser that forbids it forgets at the end of the visit.

const memory = new Map<string, string>();

export function keep(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(`cantina.${key}`, value);
  } catch {
    // Kept for this visit only.
  }
}

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`cantina.${key}`) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}
