import type { Messages } from '../../catalogue.ts'

export const passTerms: Messages<'passTerms'> = {
  title: 'Precio del pase',
  lead: 'Lo que cuesta y da el Family Game PASS. Los cambios valen para lo que se compre o renueve desde ahora.',
  prices: 'Precio por moneda',
  'prices-hint':
    'Una moneda sin precio se convierte desde dólares estadounidenses. Sin ese precio tampoco se vende el pase.',
  periods: 'Periodos de los juegos compartidos',
  'periods-hint': 'Durante cuánto tiempo se puede jugar, en este orden. Los campos vacíos se omiten.',
  amount: 'Número en la fila {n}',
  unit: 'Unidad',
  units: '{unit, select, u1 {Días} u2 {Horas} other {Minutos}}',
  'add-period': 'Añadir un periodo',
  gives: 'Lo que da el pase',
  shortTrialPercent: 'Personas cuya prueba dura 6 horas en vez de 24 (por ciento)',
  inviteHours: 'Horas gratis por un amigo invitado',
  reportPoints: 'Puntos por una denuncia aprobada sobre un vendedor',
  calculatorDaily: 'Usos de la calculadora de valor por persona y día',
  save: 'Guardar las condiciones',
  saved: 'Guardado. La tienda usa ahora estas condiciones.',
  set: 'Fijado por última vez por {by} el {date}',
  'may-edit': 'Fijar el precio del pase',
  'may-view': 'Ver el precio del pase',
  'act-set': 'Fijó las condiciones del pase',
  client: 'El cliente de escritorio',
  clientUrl: 'Dirección de la descarga',
  'client-hint':
    'Los clientes descargan aquí el programa, por https. Si está vacío, el pase no se vende ni se renueva: sus titulares lo leen por correo.',
  'client-refused': 'Indica una dirección que empiece por https:// y no lleve credenciales',
}
