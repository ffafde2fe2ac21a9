import type { Messages } from '../../catalogue.ts'

export const legal: Messages<'legal'> = {
  holds: 'Vigente desde el {date}',
  held: 'Una versión anterior: estuvo vigente del {from} al {to}.',
  current: 'Leer la versión vigente',
  versions: 'Todas las versiones',
  version: 'Versión {n}, desde el {date}',
  agreeTitle: 'Acepta nuestros términos',
  agreeLead: 'Lo pedimos una vez para esta versión, antes de tu próxima compra. Guardamos que aceptaste y cuándo.',
  agreeLabel: 'He leído los términos y los acepto',
  agreeMissing: 'Marca la casilla para aceptar',
  agreeButton: 'Aceptar y seguir',
  later: 'Ahora no',
  signUpAgree: 'Acepto los términos de esta tienda',
  purchaseAgree: 'Con tu pedido aceptas los términos de esta tienda.',
}
