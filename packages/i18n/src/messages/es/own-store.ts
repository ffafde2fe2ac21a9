import type { Messages } from '../../catalogue.ts'

export const ownStore: Messages<'ownStore'> = {
  title: 'Tu tienda',
  lead: 'Lo que los compradores ven en la página de tu tienda.',
  avatar: 'Imagen',
  'avatar-hint': 'Se muestra un cuadrado. JPG, PNG o GIF, de 2 MB como máximo.',
  banner: 'Imagen de portada',
  'banner-hint': 'Se muestra una franja ancha de 1280 × 400 píxeles. JPG, PNG o GIF, de 2 MB como máximo.',
  'remove-avatar': 'Quitar la imagen',
  'remove-banner': 'Quitar la imagen de portada',
  about: 'Sobre tu tienda, en: {language}',
  'about-hint': 'Quienes leen otro idioma ven el texto en un idioma que hayas escrito.',
  'about-wrong': 'Usa {max} caracteres como máximo.',
  'more-languages': 'Otros idiomas',
  'see-store': 'Ver en la tienda',
}
