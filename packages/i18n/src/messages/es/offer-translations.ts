import type { Messages } from '../../catalogue.ts'

export const offerTranslations: Messages<'offerTranslations'> = {
  title: 'Traducciones',
  lead: 'Quien lee en un idioma ve tu traducción y, si quiere, el original. Al cambiar las palabras del original se eliminan todas las traducciones.',
  languages: 'Idiomas',
  original: 'Texto original: {language}',
  into: 'Traducción: {language}',
  done: '{language}, traducido',
  none: 'La tienda no tiene otro idioma.',
  save: 'Guardar traducción',
  remove: 'Eliminar traducción',
  stale: 'El original cambió mientras tanto. Míralo y guarda otra vez.',
  ask: 'Cambiar las palabras elimina tus traducciones: {languages}. Guarda otra vez para hacerlo.',
  gone: 'Cambiaste el original, así que se eliminaron estas traducciones: {languages}',
  'remove-text': 'El título y la descripción en {language} se borran para siempre. Los lectores verán el original.',
  suggest: 'Sugerir una traducción',
  suggested: 'Sugerido por una máquina',
  'suggested-text': 'Léela y corrígela. Los compradores no ven nada hasta que guardes.',
  'take-back': 'Recuperar mi texto',
}
