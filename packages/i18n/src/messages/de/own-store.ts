import type { Messages } from '../../catalogue.ts'

export const ownStore: Messages<'ownStore'> = {
  title: 'Dein Shop',
  lead: 'Was Käufer auf der Seite deines Shops sehen.',
  avatar: 'Bild',
  'avatar-hint': 'Gezeigt wird ein Quadrat. JPG, PNG oder GIF, höchstens 2 MB.',
  banner: 'Titelbild',
  'banner-hint': 'Gezeigt wird ein breiter Streifen von 1280 × 400 Pixeln. JPG, PNG oder GIF, höchstens 2 MB.',
  'remove-avatar': 'Bild entfernen',
  'remove-banner': 'Titelbild entfernen',
  about: 'Über deinen Shop, auf {language}',
  'about-hint': 'Käufer, die eine andere Sprache lesen, sehen den Text in einer Sprache, die du geschrieben hast.',
  'about-wrong': 'Bitte höchstens {max} Zeichen verwenden.',
  'more-languages': 'Weitere Sprachen',
  'see-store': 'Im Shop ansehen',
}
