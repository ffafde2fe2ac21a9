import type { Messages } from '../../catalogue.ts'

export const ownStore: Messages<'ownStore'> = {
  title: 'Il tuo negozio',
  lead: 'Ciò che gli acquirenti vedono nella pagina del tuo negozio.',
  avatar: 'Immagine',
  'avatar-hint': 'Viene mostrato un quadrato. JPG, PNG o GIF, al massimo 2 MB.',
  banner: 'Immagine di copertina',
  'banner-hint': 'Viene mostrata una striscia larga di 1280 × 400 pixel. JPG, PNG o GIF, al massimo 2 MB.',
  'remove-avatar': 'Rimuovi l’immagine',
  'remove-banner': 'Rimuovi l’immagine di copertina',
  about: 'Il tuo negozio, lingua: {language}',
  'about-hint': 'Chi legge un’altra lingua vede il testo in una lingua che hai scritto.',
  'about-wrong': 'Usa al massimo {max} caratteri.',
  'more-languages': 'Altre lingue',
  'see-store': 'Vedi nel negozio',
}
