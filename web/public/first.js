// Before the first paint: the language and the theme that were chosen, or those of the system.
(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem('cantina.' + key);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  root.lang = kept('lang') ?? (navigator.language.startsWith('es') ? 'es' : 'en');
  root.dataset.theme = kept('theme') ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
})();
