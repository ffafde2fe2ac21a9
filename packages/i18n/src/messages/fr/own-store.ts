import type { Messages } from '../../catalogue.ts'

export const ownStore: Messages<'ownStore'> = {
  title: 'Votre boutique',
  lead: 'Ce que les acheteurs voient sur la page de votre boutique.',
  avatar: 'Image de profil',
  'avatar-hint': 'Un carré est affiché. JPG, PNG ou GIF, 2 Mo maximum.',
  banner: 'Bannière',
  'banner-hint': 'Une bande large de 1280 × 400 pixels est affichée. JPG, PNG ou GIF, 2 Mo maximum.',
  'remove-avatar': 'Retirer l’image',
  'remove-banner': 'Retirer la bannière',
  about: 'À propos de votre boutique, langue : {language}',
  'about-hint': 'Les acheteurs d’une autre langue voient le texte dans une langue que vous avez écrite.',
  'about-wrong': 'Utilisez au plus {max} caractères.',
  'more-languages': 'Autres langues',
  'see-store': 'Voir dans la boutique',
}
