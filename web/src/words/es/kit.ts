// Palabras de lo que cualquier juego puede usar: la lista de teclas, los ajustes, los montones.
import type { kit as english } from '../en/kit';

export const kit: Record<keyof typeof english, string> = {
  'keys.title': 'Teclas',
  'keys.options': 'Elegir una opción de la barra',
  'keys.choices': 'Ir a las opciones',
  'keys.log': 'Ir al registro',
  'keys.zone': 'Ir a: {zone}',
  'keys.walk': 'Ir de una cosa a otra',
  'keys.use': 'Tocar la cosa que tiene el foco',
  'keys.zoom': 'Mirarla de cerca',
  'keys.cancel': 'Soltar lo elegido',
  'keys.end': 'Terminar el turno',
  'keys.undo': 'Deshacer',
  'keys.hint': 'Pedir una pista',
  'keys.list': 'Esta lista',
  'settings.title': 'Ajustes',
  'settings.theme': 'Colores',
  'settings.light': 'Claro',
  'settings.dark': 'Oscuro',
  'settings.on': 'Sí',
  'settings.off': 'No',
};
