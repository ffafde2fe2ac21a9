import type { Messages } from '../../catalogue.ts'

export const offerForm: Messages<'offerForm'> = {
  description: 'Descrição',
  'description-hint': 'Texto simples. As quebras de linha ficam como você digita.',
  'description-wrong': 'Encurte a descrição para {max} caracteres',
  unit: 'Nome de uma unidade',
  'unit-hint': 'Por exemplo: chave, conta, hora. Pode ficar vazio.',
  'unit-wrong': 'Encurte o nome para {max} caracteres',
  min: 'Quantidade mínima por pedido',
  max: 'Quantidade máxima por pedido',
  'quantity-wrong': 'Digite um número inteiro de 1 a {max}',
  'order-wrong': 'A quantidade máxima não pode ser menor que a mínima',
  minutes: 'Minutos até a entrega',
  'minutes-hint': 'Sua promessa ao comprador, contada a partir do pagamento.',
  'minutes-wrong': 'Digite um número inteiro de minutos de 1 a {max}',
  'changed-meanwhile':
    'Esta oferta foi alterada nesse meio-tempo. O que você digitou continua aqui: salve de novo para substituir a outra alteração.',
}
