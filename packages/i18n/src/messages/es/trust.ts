import type { Messages } from '../../catalogue.ts'

export const trust: Messages<'trust'> = {
  'mail-subject':
    '{news, select, verified {Verificada: {title}} failed {No verificada: {title}} withdrawn {Se retiró la marca: {title}} other {La marca ha caducado: {title}}}',
  'mail-body':
    '{news, select, verified {Tus imágenes coinciden con tu oferta. La tienda muestra ahora la marca con la fecha de hoy.} failed {Tus imágenes no mostraban todo. Aquí tienes lo que faltaba; puedes pedirlo de nuevo.} withdrawn {El personal ha retirado la marca de tu oferta. El motivo está abajo.} other {La marca de tu oferta era demasiado antigua. Puedes pedirla de nuevo con imágenes nuevas.}}',
  'mark-mail-subject':
    '{given, select, yes {Tu tienda tiene una marca nueva} other {Se retiró una marca de tu tienda}}',
  'mark-mail-body':
    '{given, select, yes {La tienda muestra ahora, con la fecha de hoy: {mark, select, identity {identidad comprobada} other {indemnización}}.} other {La tienda ya no muestra: {mark, select, identity {identidad comprobada} other {indemnización}}. El motivo está abajo.}}',
  'act-ask': 'Pidió una verificación',
  'act-take': 'Se encargó de una solicitud de verificación',
  'act-report': 'Escribió un informe sobre una oferta',
  'act-withdraw': 'Retiró la marca de una oferta',
  'act-days': 'Fijó cuánto dura una marca',
  'act-insurance': 'Cambió qué ofertas están aseguradas',
  'act-limit': 'Cambió el límite del seguro',
  'act-answer': 'Respondió a un cambio del seguro',
  'act-mark': 'Dio o retiró una marca de un vendedor',
  'may-view': 'Ver solicitudes de verificación',
  'may-decide': 'Escribir informes sobre ofertas',
  'may-settings': 'Fijar cuánto dura una marca',
  'may-insurance-view': 'Ver qué ofertas están aseguradas',
  'may-insurance-edit': 'Cambiar qué ofertas están aseguradas',
  'may-mark': 'Dar y retirar marcas de vendedores',
}
