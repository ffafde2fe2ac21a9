import type { Messages } from '../../catalogue.ts'

export const inputs: Messages<'inputs'> = {
  title: 'Para a entrega',
  playerId: 'ID do jogador',
  zoneId: 'ID da zona',
  character: 'Nome do personagem',
  username: 'Nome de usuário no jogo',
  server: 'Servidor',
  platform: 'Plataforma',
  playerIdHelp: 'Você o encontra no seu perfil dentro do jogo.',
  noPasswordHelp: 'Sua senha nunca é necessária aqui.',
  optional: '{label} (opcional)',
  choose: 'Escolha',
  missing: 'Preencha este campo: sem ele nada pode ser entregue.',
  digits: 'Somente números ({range})',
  lettersDigits: 'Somente letras A–Z e números, sem espaços ({range})',
  name: 'Somente letras, números, espaços e . _ - # ({range} caracteres)',
  choice: 'Escolha uma opção da lista.',
  correctUntil: 'Você pode corrigir isto até o vendedor entregar a primeira unidade.',
  save: 'Salvar a correção',
  saved: 'Corrigido. O vendedor vê isso no pedido.',
  corrected: 'Corrigido para a entrega:',
}
