import type { Messages } from '../../catalogue.ts'

export const offerTranslations: Messages<'offerTranslations'> = {
  title: 'Traduções',
  lead: 'Quem lê em um idioma vê sua tradução e, se quiser, o original. Reescrever o original remove todas as traduções.',
  languages: 'Idiomas',
  original: 'Texto original: {language}',
  into: 'Tradução: {language}',
  done: '{language}, traduzido',
  none: 'A loja não tem outro idioma.',
  save: 'Salvar tradução',
  remove: 'Remover tradução',
  stale: 'O original foi reescrito nesse meio-tempo. Veja-o e salve de novo.',
  ask: 'Reescrever remove suas traduções: {languages}. Salve de novo para fazer isso.',
  gone: 'Você reescreveu o original, então estas traduções foram removidas: {languages}',
  'remove-text': 'O título e a descrição em {language} são apagados para sempre. Os leitores verão o original.',
  suggest: 'Sugerir tradução',
  suggested: 'Sugerido por uma máquina',
  'suggested-text': 'Leia e corrija. Os compradores não veem nada até você salvar.',
  'take-back': 'Voltar ao meu texto',
}
