import type { Messages } from '../../catalogue.ts'

export const ownStore: Messages<'ownStore'> = {
  title: 'Sua loja',
  lead: 'O que os compradores veem na página da sua loja.',
  avatar: 'Imagem',
  'avatar-hint': 'É mostrado um quadrado. JPG, PNG ou GIF, no máximo 2 MB.',
  banner: 'Imagem de capa',
  'banner-hint': 'É mostrada uma faixa larga de 1280 × 400 pixels. JPG, PNG ou GIF, no máximo 2 MB.',
  'remove-avatar': 'Remover a imagem',
  'remove-banner': 'Remover a imagem de capa',
  about: 'Sobre sua loja, idioma: {language}',
  'about-hint': 'Quem lê outro idioma vê o texto em um idioma que você escreveu.',
  'about-wrong': 'Use no máximo {max} caracteres.',
  'more-languages': 'Outros idiomas',
  'see-store': 'Ver na loja',
}
