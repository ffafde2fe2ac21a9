import type { Messages } from '../../catalogue.ts'

export const queues: Messages<'queues'> = {
  reports: 'Denuncias sobre vendedores',
  'reports-lead':
    'Primero las más antiguas. El comprador gana puntos cuando se confirma su denuncia; el vendedor no sabe quién denunció.',
  'reports-none': 'No hay denuncias en este estado.',
  'report-hint': 'El comprador lo leerá.',
  'report-yes': 'Confirmar la denuncia',
  'report-no': 'No confirmarla',
  complaints: 'Reclamaciones de alquiler',
  'complaints-lead':
    'Inquilinos que no pueden iniciar sesión. Aceptar la reclamación termina el alquiler y devuelve los G Coin.',
  'complaints-none': 'No hay reclamaciones en este estado.',
  'complaint-hint': 'El inquilino lo leerá. Indica qué has probado.',
  'complaint-yes': 'Aceptar y devolver',
  'complaint-no': 'Rechazar',
  answer: 'Respuesta',
  'buyer-number': 'Comprador {number}',
  state: '{state, select, open {Por decidir} approved {Confirmadas} accepted {Aceptadas} other {Rechazadas}}',
  done: '{state, select, open {Espera a una segunda persona.} other {Está decidido.}}',
  'none-title': 'Nada por aquí',
  reviews: 'Valoraciones',
  'reviews-lead':
    'Las más nuevas primero. Retira las palabras que rompen las reglas. La puntuación se queda y cuenta: nadie hace parecer mejor o peor a un vendedor.',
  'reviews-none': 'No hay ninguna valoración en esta lista.',
  'review-list': '{state, select, negative {Negativas} removed {Palabras retiradas} other {Todas}}',
  'review-reason':
    '{reason, select, insult {Insulto} personal_data {Datos personales} advertisement {Publicidad} illegal {Contenido ilegal} other {No trata del pedido}}',
  'review-reason-label': 'Motivo de la retirada',
  'review-remove': 'Retirar las palabras',
  'review-remove-reply': 'Retirar la respuesta',
  'review-restore': 'Volver a mostrar las palabras',
  'review-restore-reply': 'Volver a mostrar la respuesta',
  'review-done': 'Hecho. La tienda lo muestra enseguida.',
  'review-reply': 'Respuesta del vendedor',
  'review-score': 'Puntuación {score} de 5',
}
