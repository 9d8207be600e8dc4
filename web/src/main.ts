import { mount } from 'svelte';
import App from './App.svelte';
import { installed } from './kit/installed.svelte';
import icons from './look/icons.svg?raw';
import './look/index.css';

document.body.insertAdjacentHTML('afterbegin', icons);
mount(App, { target: document.body });
void installed.begin();
