import type { Messages } from '../../catalogue.ts'

export const jobs: Messages<'jobs'> = {
  title: 'Tareas y correos',
  lead: 'Lo que no avanza solo: trabajo que falla, correos que esperan y si hay una copia de seguridad.',
  jobs: 'Tareas',
  counts: 'Abandonadas: {dead} · En reintento: {failing} · Atrasadas: {late}',
  subject: 'Sobre',
  'subject-name':
    '{subject, select, order {Pedido} payment {Pago} payout {Abono} rental {Alquiler} pass {Family Game PASS} offer {Oferta} content {Contenido} message {Correo} seller {Vendedor o cliente} program {Programa de la empresa} other {Mantenimiento}}',
  state: '{state, select, dead {Abandonada} other {Falla}}',
  attempts: 'Intentos',
  'attempts-of': '{n} de {total}',
  next: 'Próximo intento',
  failure: 'Qué falló',
  retry: 'Ejecutar de nuevo',
  retried: 'La tarea se ejecuta de nuevo ahora.',
  mails: 'Correos',
  'mail-counts': 'En espera: {waiting} · Abandonados: {failed}',
  'mail-subject': 'Asunto',
  'sign-in-code': 'Un código de acceso',
  host: 'Para',
  written: 'Escrito',
  'retry-mails': 'Enviarlos todos de nuevo',
  'mails-retried':
    '{n, plural, one {Se envía de nuevo # correo.} many {Se envían de nuevo # correos.} other {Se envían de nuevo # correos.}}',
  backups: 'Copias de seguridad',
  'no-backup': 'No hay ninguna copia en la carpeta de esta pasarela.',
  newest:
    '{n, plural, one {La última es del {date}; se conserva #.} many {La última es del {date}; se conservan #.} other {La última es del {date}; se conservan #.}}',
  every:
    '{n, plural, one {Se hace una cada minuto.} many {Se hace una cada # minutos.} other {Se hace una cada # minutos.}}',
  elsewhere: 'Esta pasarela no hace copias por sí misma.',
  'trial-ok': 'El {date} se restauró de prueba la copia del {from} y todo estaba bien.',
  'trial-failed': 'La restauración de prueba del {date} falló. Revisa las copias ahora.',
  'no-trial': 'Aún no se ha restaurado ninguna copia de prueba.',
  'trial-lead':
    'Una copia solo vale algo cuando se ha restaurado. La prueba usa una base de datos propia y no toca ni la tienda ni sus archivos.',
  'may-view': 'Ver tareas, correos en espera y copias',
  'may-retry': 'Repetir tareas y correos fallidos',
  'act-retry': 'Repitió una tarea fallida',
  'act-mails': 'Reenvió los correos fallidos',
  'take-backup': 'Hacer una copia ahora',
  'try-restore': 'Probar a restaurar la más reciente',
  'backup-asked': 'Se está haciendo una copia. Aparecerá abajo en un momento.',
  'trial-asked': 'Se está probando a restaurar la copia más reciente. Puede tardar unos minutos.',
  'trial-every':
    '{n, plural, one {Cada día se prueba una restauración.} many {Cada # de días se prueba una restauración.} other {Cada # días se prueba una restauración.}}',
  'trial-elsewhere': 'No se prueba ninguna restauración por sí sola.',
  'may-backup': 'Hacer copias y probar a restaurarlas',
  'act-backup': 'Pidió una copia de seguridad',
  'act-trial': 'Pidió una restauración de prueba',
  'backup-failed':
    'La copia de seguridad del {date} falló y desde entonces no se hizo ninguna. Revise el disco y el registro del gateway.',
  'mail-failed':
    '{work, select, trial {La restauración de prueba que pidió ha fallado} other {La copia de seguridad que pidió ha fallado}}',
  'mail-failed-text':
    '{work, select, trial {La copia más reciente no se pudo restaurar entera y quizá no sirva cuando haga falta. Se avisó a todos los que ven alertas.} other {No se cambió nada, pero no hay una copia nueva. Se avisó a todos los que ven alertas.}}',
  'mail-link': 'A la página de copias de seguridad',
}
