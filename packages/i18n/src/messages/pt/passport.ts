import type { Messages } from '../../catalogue.ts'

export const passport: Messages<'passport'> = {
  title: 'Passaporte da conta',
  metaText: 'Verificações, selos e datas desta conta: {title}',
  lead: 'Cada carimbo tem a sua data. Alguém o assinou ou a loja o calcula.',
  account: 'A conta',
  stamps: 'Carimbos',
  listed: 'À venda',
  since: 'desde {date}',
  checked: 'Verificado pela equipe de {shop}',
  on: 'em {date}',
  identity: 'Vendedor identificado',
  deposit: 'Depósito feito',
  indemnity: 'Responsabilidade aceita',
  insured: 'Segurada por {days} dias',
  insuredFrom: 'a partir da entrega',
  asOf: 'Situação em {date}',
  genuine: 'Uma cópia pode ser falsificada. Só esta página vale: {address}',
  print: 'Imprimir',
  back: 'Voltar à oferta',
}
