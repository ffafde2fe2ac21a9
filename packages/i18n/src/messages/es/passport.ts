import type { Messages } from '../../catalogue.ts'

export const passport: Messages<'passport'> = {
  title: 'Pasaporte de la cuenta',
  metaText: 'Comprobaciones, distintivos y fechas de esta cuenta: {title}',
  lead: 'Cada sello tiene su fecha. Alguien lo firmó o lo calcula la tienda.',
  account: 'La cuenta',
  stamps: 'Sellos',
  listed: 'En venta',
  since: 'desde el {date}',
  checked: 'Comprobado por el equipo de {shop}',
  on: 'el {date}',
  identity: 'Vendedor identificado',
  deposit: 'Depósito entregado',
  indemnity: 'Responsabilidad aceptada',
  insured: 'Asegurada {days} días',
  insuredFrom: 'desde la entrega',
  asOf: 'A fecha de {date}',
  genuine: 'Una copia se puede falsificar. Solo vale esta página: {address}',
  print: 'Imprimir',
  back: 'Volver a la oferta',
}
