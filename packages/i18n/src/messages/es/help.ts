import type { Messages } from '../../catalogue.ts'

export const help: Messages<'help'> = {
  title: 'Centro de ayuda',
  lead: 'Respuestas sobre compras, entregas, protección, alquileres y tu cuenta.',
  search: 'Buscar en la ayuda',
  placeholder: '¿En qué te ayudamos?',
  find: 'Buscar',
  categories: 'Temas de ayuda',
  all: 'Todos los temas de ayuda',
  onThisPage: 'En esta página',
  more: 'Más sobre este tema',
  updated: 'Actualizado el {date}',
  nothingTitle: 'No hay respuestas para «{keyword}»',
  nothingText: 'Prueba con otra palabra o mira todos los temas.',
  contactTitle: '¿No encontraste la respuesta?',
  contactLead: 'Escríbenos. Una persona lo lee y responde.',
  preview: 'Vista previa de la versión {n}',
  previewText: 'Solo la ve quien tiene esta dirección. Deja de funcionar en una hora.',
}
