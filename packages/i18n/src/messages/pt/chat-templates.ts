import type { Messages } from '../../catalogue.ts'

export const chatTemplates: Messages<'chatTemplates'> = {
  title: 'Modelos',
  lead: 'Respostas que você escreve com frequência. {buyer}, {order} e {offer} são trocados pelo nome, pelo número do pedido e pela oferta da conversa.',
  'new': 'Novo modelo',
  name: 'Título',
  text: 'Texto',
  save: 'Salvar modelo',
  remove: 'Excluir',
  insert: 'Inserir um modelo',
  none: 'Ainda não há modelos',
  'name-wrong': 'Digite um título de no máximo {max} caracteres',
  'text-wrong': 'Digite um texto de no máximo {max} caracteres',
  saved: 'Modelo salvo.',
  removed: 'Modelo excluído.',
  back: 'Voltar às mensagens',
  'remove-one': 'Excluir o modelo {name}',
  'remove-text': 'Ele é apagado para sempre. As mensagens que você enviou permanecem.',
}
