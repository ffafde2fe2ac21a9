import type { Messages } from '../../catalogue.ts'

export const offerForm: Messages<'offerForm'> = {
  description: 'Descripción',
  'description-hint': 'Texto sin formato. Los saltos de línea se conservan como los escribes.',
  'description-wrong': 'Acorta la descripción a {max} caracteres',
  unit: 'Nombre de una unidad',
  'unit-hint': 'Por ejemplo: clave, cuenta, hora. Puede quedar vacío.',
  'unit-wrong': 'Acorta el nombre a {max} caracteres',
  min: 'Cantidad mínima por pedido',
  max: 'Cantidad máxima por pedido',
  'quantity-wrong': 'Introduce un número entero de 1 a {max}',
  'order-wrong': 'La cantidad máxima no puede ser menor que la mínima',
  minutes: 'Minutos hasta la entrega',
  'minutes-hint': 'Tu promesa al comprador, contada desde el pago.',
  'minutes-wrong': 'Introduce un número entero de minutos de 1 a {max}',
  'changed-meanwhile':
    'Esta oferta se cambió mientras tanto. Lo que escribiste sigue aquí: guarda de nuevo para sustituir el otro cambio.',
}
