import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';

mount(App, { target: document.getElementById('app') as HTMLElement });

// A part that is not there any more: the page is older than the server. Nothing is lost by loading it anew, but only once.
addEventListener('vite:preloadError', () => {
  const again = 'tidetable.loaded-again';
  if (sessionStorage.getItem(again) === import.meta.url) return;
  sessionStorage.setItem(again, import.meta.url);
  location.reload();
});

// In development pages change faster than a worker that keeps them.
if (import.meta.env.PROD) {
  const worker = navigator.serviceWorker;
  worker?.register('/sw.js').catch(() => {});
  // What a first visit loaded before the worker was there is asked for once more, so that it is kept, too.
  worker?.addEventListener('controllerchange', () => {
    for (const { name } of performance.getEntriesByType('resource')) {
      if (name.startsWith(`${location.origin}/assets/`)) fetch(name).catch(() => {});
    }
  });
}
