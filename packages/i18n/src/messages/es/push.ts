import type { Messages } from '../../catalogue.ts'

export const push: Messages<'push'> = {
  title: 'Notificaciones',
  lead: 'Entérate al momento de ventas y preguntas, también con el centro de vendedores cerrado. Los correos siguen llegando.',
  'this-device': 'Este dispositivo',
  'other-devices': 'Otros dispositivos',
  checking: 'Comprobando este dispositivo…',
  unsupported: 'Este navegador no puede mostrar notificaciones. Usa otro navegador o dispositivo.',
  off: 'Las notificaciones están desactivadas en este dispositivo.',
  on: 'Las notificaciones están activadas en este dispositivo.',
  'turn-on': 'Activar notificaciones',
  'turn-off': 'Desactivar en este dispositivo',
  denied:
    'Este navegador bloquea las notificaciones de este sitio. Abre los ajustes del sitio, normalmente en el icono junto a la dirección, permite las notificaciones y vuelve a cargar la página.',
  failed: 'No se pudieron activar las notificaciones. Comprueba la conexión e inténtalo de nuevo.',
  'send-test': 'Enviar una notificación de prueba',
  tested: 'La notificación de prueba está en camino.',
  'test-title': 'Las notificaciones funcionan en este dispositivo',
  since: 'Activadas desde el {date}',
  last: 'Última notificación: {date}',
  never: 'Aún sin notificaciones',
  failing: 'La última notificación no llegó.',
  'unknown-device': 'Navegador desconocido',
  remove: 'Quitar',
  'remove-one': 'Quitar {name}',
  'remove-text': 'Ya no recibirá notificaciones. Allí se pueden volver a activar.',
  removed: 'Dispositivo quitado.',
  topics: 'De qué te avisamos',
  'topics-lead': 'Para todos tus dispositivos.',
  topic:
    '{topic, select, orders {Pedidos} messages {Mensajes} cases {Reembolsos y reclamaciones} stock {Existencias} money {Dinero} shop {Tu tienda} other {{topic}}}',
  'topic-about':
    '{topic, select, orders {Una venta, y un pedido que te espera} messages {Un mensaje que llevas un rato sin leer} cases {Un reembolso, una disputa o un código que no funciona} stock {Queda poco, o un cambio previsto no fue posible} money {Pagos y cambios de tus cuentas} shop {Distintivos, restricciones, claves y direcciones nuevas} other {{topic}}}',
  save: 'Guardar',
  saved: 'Guardado.',
  'not-here': 'Esta tienda no envía notificaciones. Todo llega por correo.',
  'not-installed':
    'Un iPhone o iPad solo muestra notificaciones de páginas que están en su pantalla de inicio, a partir de iOS 16.4. Añade primero esta página a tu pantalla de inicio: pulsa Compartir y después «Añadir a pantalla de inicio». Ábrela desde allí y vuelve a iniciar sesión.',
}
