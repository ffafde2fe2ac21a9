import type { Messages } from '../../catalogue.ts'

export const tickets: Messages<'tickets'> = {
  'may-view': 'Ver consultas a soporte',
  'may-answer': 'Responder consultas a soporte',
  'may-template': 'Escribir plantillas de respuestas',
  'act-see': 'Vio una consulta',
  'act-assign': 'Asignó una consulta',
  'act-answer': 'Respondió una consulta',
  'act-note': 'Anotó algo sobre una consulta',
  'act-state': 'Resolvió o reabrió una consulta',
  'act-merge': 'Unió una consulta con otra',
  'act-save-template': 'Guardó una plantilla de respuesta',
  'act-remove-template': 'Eliminó una plantilla de respuesta',
}
