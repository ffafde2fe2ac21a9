import type { Messages } from '../../catalogue.ts'

export const chatTemplates: Messages<'chatTemplates'> = {
  title: 'Plantillas',
  lead: 'Respuestas que escribes a menudo. {buyer}, {order} y {offer} se sustituyen por el nombre, el número de pedido y la oferta de la conversación.',
  'new': 'Nueva plantilla',
  name: 'Título',
  text: 'Texto',
  save: 'Guardar plantilla',
  remove: 'Eliminar',
  insert: 'Insertar una plantilla',
  none: 'Aún no hay plantillas',
  'name-wrong': 'Introduce un título de {max} caracteres como máximo',
  'text-wrong': 'Introduce un texto de {max} caracteres como máximo',
  saved: 'Plantilla guardada.',
  removed: 'Plantilla eliminada.',
  back: 'Volver a los mensajes',
  'remove-one': 'Eliminar la plantilla {name}',
  'remove-text': 'Se borra para siempre. Los mensajes que enviaste se conservan.',
}
