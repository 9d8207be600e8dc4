/** Puts text on the clipboard; whether that worked. Browsers forbid it on pages without HTTPS. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
