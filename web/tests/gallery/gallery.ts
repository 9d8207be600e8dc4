// Positions without a server, to look at while drawing: ?show=middle&lang=es&theme=dark&pick=chewbacca.1

import { mount } from 'svelte';
import icons from '../../src/look/icons.svg?raw';
import '../../src/look/tokens.css';
import '../../src/look/parts.css';
import '../../src/look/cards.css';
import cards from './cards.json';

const asked = new URLSearchParams(location.search);
const lang = asked.get('lang') === 'en' ? 'en' : 'es';
document.documentElement.lang = lang;
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'dark';
window.fetch = () => Promise.resolve(Response.json(cards[lang]));
document.body.insertAdjacentHTML('afterbegin', icons);

const { default: Gallery } = await import('./Gallery.svelte');
mount(Gallery, { target: document.body });
