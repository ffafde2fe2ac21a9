import type { Messages } from '../../catalogue.ts'

export const mail: Messages<'mail'> = {
  codeSubject: 'Tu código de verificación de {company}',
  codeLogin: 'Usa este código para iniciar sesión:',
  codeRegister: '¡Te damos la bienvenida! Usa este código para crear tu cuenta:',
  codeReset: 'Usa este código para elegir una contraseña nueva:',
  codeBind: 'Usa este código para confirmar tu correo electrónico:',
  codeUnbind: 'Usa este código para quitar tu correo electrónico:',
  codeValid:
    'El código es válido durante {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}} y funciona una sola vez.',
  codeIgnore: 'Si no lo has pedido, puedes ignorar este mensaje. Nunca te pediremos este código.',
  passwordChangedSubject: 'Se ha cambiado tu contraseña',
  passwordChangedBody:
    'La contraseña de tu cuenta de {company} se acaba de cambiar y se ha cerrado la sesión en los demás dispositivos.',
  sessionReuseSubject: 'Hemos cerrado tu sesión para proteger tu cuenta',
  sessionReuseBody:
    'Alguien volvió a usar una sesión antigua de tu cuenta de {company}. Puede que la hayan copiado, así que la hemos cerrado en todos los dispositivos que la compartían. Inicia sesión de nuevo.',
  emailChangedSubject: 'Se ha cambiado el correo de tu cuenta',
  emailChangedBody:
    'El correo electrónico de tu cuenta de {company} se acaba de cambiar o quitar y se ha cerrado la sesión en los demás dispositivos.',
  identityLinkedSubject: 'Se ha añadido otra forma de iniciar sesión',
  identityLinkedBody: 'Se acaba de vincular un nuevo inicio de sesión a tu cuenta de {company}.',
  loginAttackSubject: 'Alguien está probando contraseñas para tu cuenta',
  loginAttackBody:
    'Hoy se han probado muchas contraseñas incorrectas para tu cuenta de {company}. Donde ya hayas iniciado sesión puedes entrar como siempre; en otros lugares quizá te pidamos un código que te enviamos por correo.',
  factorAddedSubject: 'Se activó el inicio de sesión en dos pasos',
  factorAddedBody:
    'Se acaba de conectar una aplicación de autenticación a tu cuenta de {company}. Para entrar a trabajar ahora también hace falta su código.',
  factorRemovedSubject: 'Se desactivó el inicio de sesión en dos pasos',
  factorReducedSubject: 'Cambió tu inicio de sesión en dos pasos',
  factorReducedBody:
    'Se acaba de quitar una aplicación de autenticación o una llave de acceso de tu cuenta de {company}, y se cerró la sesión en otros dispositivos. El inicio de sesión en dos pasos sigue activo.',
  factorRemovedBody:
    'Se acaba de quitar el último segundo paso de tu cuenta de {company}, y se cerró la sesión en otros dispositivos.',
  passkeyAddedSubject: 'Se añadió una llave de acceso',
  passkeyAddedBody:
    'Se acaba de añadir una llave de acceso a tu cuenta de {company}. Se pide, o en su lugar un código, al iniciar sesión para trabajar.',
  recoveryCodeUsedSubject: 'Se usó un código de recuperación',
  recoveryCodeUsedBody: 'Alguien acaba de entrar en tu cuenta de {company} con uno de tus códigos de recuperación.',
  notYou: 'Si no has sido tú, restablece tu contraseña ahora.',
  memberInvitedSubject: '{name} te invita al equipo',
  memberInvitedBody:
    'Te invitan a trabajar con {name} en {company}. Inicia sesión o crea una cuenta con esta dirección de correo y acepta la invitación.',
  memberInvitedOnce:
    'El enlace es solo para {email}, funciona una vez y vale {days, plural, one {# día} many {# de días} other {# días}}. Si no lo esperabas, puedes ignorar este mensaje.',
  memberInvitedLink: 'Aceptar la invitación',
  footer: 'Enviado por {company}. No respondas a este mensaje.',
  deliverySubject: 'Tu pedido ya está aquí: {title}',
  deliveryIntro: 'Gracias por tu pedido {orderId}. Esto es lo que compraste: {title}',
  deliveryLogin: 'Usuario',
  deliveryPassword: 'Contraseña',
  deliveryEmail: 'Correo',
  deliveryCode: 'Código',
  deliveryNote: 'Detalles',
  deliveryOutro:
    'Comprueba que todo funciona y confirma la recepción en tu cuenta. No compartas estos datos; nosotros nunca los pedimos.',
  deliveryLink: 'Abrir el pedido',
  passActiveSubject: 'Tu Family Game PASS está activo',
  passActiveBody: 'Tu Family Game PASS es válido hasta el {until}. ¡Gracias!',
  passFailedSubject: 'No pudimos renovar tu Family Game PASS',
  passFailedBody:
    'No se ha cobrado nada a tu tarjeta. Lo seguiremos intentando hasta el {until}; también puedes pagar manualmente o desactivar la renovación en tu cuenta.',
  passLink: 'Abrir mi suscripción',
  releaseAlertSubject: 'Libre de nuevo: {title}',
  releaseAlertBody: 'La cuenta que esperabas se puede alquilar otra vez: {title}',
  priceAlertSubject: 'Ahora {price}: {title}',
  priceAlertBody: 'Una oferta que sigues está por debajo de tu precio. Ahora cuesta {price}: {title}',
  alertOnce: 'Nos pediste este aviso. Solo escribimos una vez; no hay nada reservado para ti.',
  alertLink: 'Abrir la oferta',
  alertUnsubscribe: 'No recibir más correos de este tipo',
  receiptSubject: 'Hemos recibido tu pago de {amount}',
  receiptBody: '¡Gracias! Hemos recibido {amount} por tu compra {purchaseId}:',
  receiptLink: 'Ver mis pedidos',
  orderPaidSubject: 'Has vendido: {title}',
  orderPaidBody:
    'El pedido {orderId} por {amount} está pagado. Lo que entregamos nosotros ya está en camino; lo demás te espera en el centro de vendedores.',
  rentalEndingSubject: 'Tu alquiler termina en 24 horas: {title}',
  rentalEndingBody:
    'El alquiler del pedido {orderId} termina en 24 horas. Termina lo que estés jugando y cierra la sesión de la cuenta a tiempo.',
  declaredFailedSubject: 'Entrega a mano, por favor: {title}',
  declaredFailedBody:
    'Tu programa no entregó todas las unidades del pedido {orderId}. Entrega a mano lo que falta antes del {until}. Las respuestas de tu programa están en el centro de vendedores, en Acceso por API.',
  unitWaitingSubject: 'Una cuenta espera nuevos datos de acceso: {title}',
  unitWaitingBody:
    'El alquiler del pedido {orderId} ha terminado. Cambia la contraseña de la cuenta e introduce los nuevos datos en el centro de vendedores; hasta entonces nadie podrá alquilarla.',
  refundAutomaticSubject: 'Tu reembolso está en camino: {title}',
  refundAutomaticBody:
    'El vendedor no respondió a tu solicitud de reembolso del pedido {orderId} en 48 horas. Te devolvemos {amount} por el mismo medio con el que pagaste.',
  refundMissedSubject: 'Reembolsado sin tu respuesta: {title}',
  refundMissedBody:
    'No respondiste a la solicitud de reembolso del pedido {orderId} en 48 horas, así que se han devuelto {amount} automáticamente al comprador.',
  refundAskedSubject: 'Un comprador solicita un reembolso: {title}',
  refundAskedBody:
    'Responde a la solicitud de reembolso del pedido {orderId} en un plazo de 48 horas; sin respuesta, se devuelven {amount} automáticamente.',
  refundAcceptedSubject: 'Tu reembolso se ha aceptado: {title}',
  refundAcceptedBody:
    'El vendedor aceptó tu solicitud de reembolso del pedido {orderId}. Te devolvemos {amount} por el mismo medio con el que pagaste.',
  partOfferedSubject: 'El vendedor ofrece devolver una parte del precio: {title}',
  partOfferedBody:
    'El vendedor rechazó el reembolso completo del pedido {orderId} y ofrece {amount} de vuelta. Puedes aceptarlo en la página de tu pedido o abrir una disputa.',
  partRefundedSubject: 'Una parte del precio vuelve al comprador: {title}',
  partRefundedBody:
    '{amount} del pedido {orderId} vuelven al comprador. El vendedor cobra el resto y el pedido termina.',
  refundRefusedSubject: 'Tu solicitud de reembolso se ha rechazado: {title}',
  refundRefusedBody:
    'El vendedor rechazó tu solicitud de reembolso del pedido {orderId}. Tienes 72 horas para llevar el caso a nuestra atención al cliente.',
  disputeAnsweredSubject: 'El vendedor respondió a tu disputa: {title}',
  disputeAnsweredBody:
    'La declaración del vendedor sobre el pedido {orderId} está en la página de tu pedido. Atención al cliente revisa ambas partes y decide.',
  disputeOpenedSubject: 'Un comprador abrió una disputa: {title}',
  disputeOpenedBody:
    'Nuestra atención al cliente revisa el pedido {orderId} y decide. Hasta entonces, {amount} quedan retenidos. Añade a la conversación del pedido todo lo que ayude.',
  disputeRefundSubject: 'La disputa está resuelta: {title}',
  disputeRefundBody:
    'Nuestra atención al cliente resolvió la disputa del pedido {orderId} a favor del comprador. Se devuelven {amount}.',
  disputeSellerSubject: 'La disputa está resuelta: {title}',
  disputeSellerBody:
    'Nuestra atención al cliente resolvió la disputa del pedido {orderId} a favor del vendedor. El pedido se da por recibido.',
  claimPaidSubject: 'Tu reclamación al seguro se ha aceptado: {title}',
  claimPaidBody:
    'El seguro antirrobo paga por el pedido {orderId}. Te devolvemos {amount} por el mismo medio con el que pagaste.',
  claimRefusedSubject: 'Tu reclamación al seguro se ha rechazado: {title}',
  claimRefusedBody:
    'Revisamos tu reclamación del pedido {orderId} y no pudimos aceptarla. Encontrarás el motivo en tu pedido.',
  sellerDeliveredSubject: 'Tu vendedor ha entregado: {title}',
  sellerDeliveredBody:
    'Tu vendedor ha entregado el pedido {orderId}. Encontrarás los datos en tu cuenta, en el pedido y en su conversación.',
  confirmUntil:
    'Compruébalo y confirma la recepción. Si no dices nada antes del {until}, el pedido se considera recibido y se paga al vendedor.',
  confirmSoonSubject: '¿Está todo bien con tu pedido? {title}',
  confirmSoonBody:
    'El pedido {orderId} se considerará recibido el {until} y se pagará al vendedor. Si algo va mal, solicita antes un reembolso.',
  answerSoonSubject: 'Una solicitud de reembolso espera tu respuesta: {title}',
  answerSoonBody:
    'Responde a la solicitud de reembolso del pedido {orderId} antes del {until}; sin respuesta, {amount} se devuelven automáticamente.',
  disputeSoonSubject: 'Se acaba el plazo para abrir una disputa: {title}',
  disputeSoonBody:
    'Tu solicitud de reembolso del pedido {orderId} fue rechazada. Puedes llevar el caso a nuestro servicio de atención hasta el {until}; después queda cerrado.',
  lowStockSubject: 'Quedan pocas existencias: {title}',
  lowStockBody: 'Unidades restantes: {count}. Añade unidades al almacén de esta oferta antes de que se agote.',
  unitClaimedSubject: 'Un comprador dice que una unidad no funciona: {title}',
  unitClaimedBody:
    'El comprador del pedido {orderId} dice que una unidad entregada no funciona. Reemplázala, devuelve su precio o recházalo hasta {until}; después, el comprador puede abrir una disputa.',
  unitClaimSoonSubject: 'Una reclamación de una unidad espera tu respuesta: {title}',
  unitClaimSoonBody: 'Responde a la reclamación de una unidad del pedido {orderId} hasta {until}.',
  unitClaimMissedSubject: 'Terminó el plazo para responder a una reclamación: {title}',
  unitClaimMissedBody:
    'No respondiste a la reclamación de una unidad del pedido {orderId}. El comprador ya puede abrir una disputa. Aún puedes reemplazar la unidad en tu bóveda.',
  unitClaimWithdrawnSubject: 'El comprador retiró una reclamación: {title}',
  unitClaimWithdrawnBody: 'La unidad del pedido {orderId} funciona. No hace falta que respondas.',
  unitRefundedSubject: 'El precio de una unidad vuelve a ti: {title}',
  unitRefundedBody: '{amount} del pedido {orderId} vuelven a ti, porque una unidad no funcionaba.',
  unitClaimRefusedSubject: 'El vendedor rechazó tu reclamación: {title}',
  unitClaimRefusedBody:
    'El vendedor dice que la unidad del pedido {orderId} funciona. Si no estás de acuerdo, abre una disputa hasta {until}.',
  unitClaimUnansweredSubject: 'El vendedor no respondió a tu reclamación: {title}',
  unitClaimUnansweredBody:
    'El vendedor no respondió a tiempo a tu reclamación de una unidad del pedido {orderId}. Puedes abrir una disputa hasta {until}; después, el pedido se completa.',
  planFailedSubject: 'No se hizo un cambio planificado: {title}',
  planFailedBody:
    'El cambio que planificaste para {until} no fue posible. La página de cambios planificados dice por qué.',
  planFailedLink: 'Cambios planificados',
  unitReplacedSubject: 'Un reemplazo para tu pedido: {title}',
  unitReplacedBody:
    'El vendedor ha reemplazado una parte del pedido {orderId} que no funcionaba. Abre el pedido para ver los nuevos datos; no se envían por correo.',
  deliverSoonSubject: 'Una entrega vence pronto: {title}',
  deliverSoonBody: 'Entrega el pedido {orderId} antes del {until}. Una entrega tardía consta en tu historial.',
  passNotRenewedSubject: 'Tu Family Game PASS no se renueva',
  passNotRenewedBody:
    'El Family Game PASS no está a la venta en este momento. El tuyo dura hasta el {until}. No se renueva y no se cobra nada.',
  passEndingSubject: 'Tu Family Game PASS termina pronto',
  passEndingBody: 'Tu Family Game PASS termina el {until} y no se renueva solo. Puedes ampliarlo en tu cuenta.',
  passRenewingSubject: 'Tu Family Game PASS se renueva pronto',
  passRenewingBody:
    'Tu Family Game PASS dura hasta el {until}. Cobraremos en tu tarjeta un día antes; puedes desactivar la renovación en tu cuenta.',
  unreadSubject: '{name} te ha escrito',
  unreadBody: 'Tienes un mensaje sin leer de {name}. Solo te avisamos una vez hasta que lo leas.',
  unreadLink: 'Abrir la conversación',
  complaintRefusedSubject: 'Respuesta a tu queja sobre el alquiler: {title}',
  complaintRefusedBody:
    'Hemos revisado tu queja sobre el alquiler del pedido {orderId} y no hemos podido aceptarla. Encontrarás el motivo en tu pedido.',
  ticketReceivedSubject: 'Hemos recibido tu consulta {number}',
  ticketReceivedBody:
    'Una persona la leerá y te responderá por correo. El botón lleva a tu consulta, donde puedes volver a escribir.',
  ticketAnswerSubject: 'Respuesta a tu consulta {number}',
  ticketSolvedBody: 'Hemos marcado tu consulta como resuelta. Si no lo está, escribe de nuevo y seguimos.',
  ticketLink: 'Abrir la consulta',
  restDueSubject: 'Faltan unidades: {title}',
  restDueBody:
    'Las existencias no alcanzaron y el pedido {orderId} se entregó solo en parte (faltan: {pieces}). Entrega el resto antes del {until} o reembólsalo. Después, su precio vuelve al comprador automáticamente.',
  restSoonSubject: 'Pronto vence la entrega de lo que falta: {title}',
  restSoonBody:
    'Al pedido {orderId} todavía le faltan unidades (faltan: {pieces}). Si no se entregan antes del {until}, su precio vuelve al comprador automáticamente.',
  restOverdueSubject: 'Se reembolsó lo que faltaba: {title}',
  restOverdueBody:
    'Han vuelto al comprador {amount} del pedido {orderId}, porque no se entregó todo a tiempo (faltaban: {pieces}).',
  restRefundedSubject: 'Reembolso de lo que no llegó: {title}',
  restRefundedBody:
    '{amount} del pedido {orderId} van de vuelta a tu medio de pago, porque no se entregó todo (faltaban: {pieces}).',
  restUntil:
    'El vendedor tiene hasta el {until} para entregar el resto. Lo que falte entonces se te reembolsa automáticamente.',
  sellerCancelledSubject: 'El vendedor no puede entregar: {title}',
  sellerCancelledBody:
    'El vendedor no puede entregar el pedido {orderId} y lo ha terminado. {amount} vuelven al medio con el que pagaste.',
  wordsGoneSubject: 'Ya no se muestran tus palabras sobre «{title}»',
  wordsGoneBody:
    '{part, select, reply {Tu respuesta a la reseña ya no se muestra.} other {Tu reseña se muestra sin sus palabras. Su puntuación se mantiene y cuenta.}} Si es un error, escríbenos: podemos volver a mostrar las palabras.',
  betaWhy: 'Recibes este correo porque pruebas funciones nuevas con nosotros. Puedes dejarlo cuando quieras: {address}',
  betaLink: 'Abrir la prueba',
  replacedByStaffSubject: 'El soporte reemplazó un artículo de tu pedido: {title}',
  replacedByStaffBody:
    'Atención al cliente te dio otra unidad en lugar de una que no funcionaba en el pedido {orderId}. Abre el pedido para verla. El precio no cambia. El motivo:',
  replacementAskedSubject: 'Pedimos un reemplazo para tu pedido: {title}',
  replacementAskedBody:
    'Atención al cliente pidió al vendedor un reemplazo en el pedido {orderId}. Tus derechos en este pedido no cambian. El motivo:',
  staffReplacedSubject: 'El soporte reemplazó una unidad de tu venta: {title}',
  staffReplacedBody:
    'Atención al cliente tomó una unidad de tu almacén para reemplazar una que no funcionaba en el pedido {orderId}. La antigua se guarda como reemplazada. El dinero del pedido no cambia. El motivo:',
  replacementWantedSubject: 'Un pedido necesita un reemplazo: {title}',
  replacementWantedBody:
    'Un artículo del pedido {orderId} no funciona. Da otra unidad al comprador: llena tu almacén y reemplaza la unidad en la página del pedido, o escríbele. Mientras tanto puede abrir una disputa. Atención al cliente escribe:',
  partGivenSubject: 'El vendedor devuelve una parte del precio: {title}',
  partGivenBody: '{amount} del pedido {orderId} van de vuelta a tu medio de pago. El pedido sigue con el resto.',
  messageActSubject: 'Sobre un mensaje de tu conversación con {name}',
  messageAct:
    '{act, select, hide {Eliminamos un mensaje de esta conversación. Ninguno de los dos lo ve ya, ni sus archivos.} restore {Volvemos a mostrar un mensaje de esta conversación que habíamos eliminado.} warned {Un mensaje tuyo incumple nuestras normas. Respétalas, por favor: cerramos las cuentas que no lo hacen.} warn {Revisamos un mensaje que denunciaste y advertimos a su autor.} other {Se denunció un mensaje de esta conversación. Lo revisamos y se queda.}}',
  messageReason:
    'Motivo: {reason, select, insult {Insulto o amenaza} personal_data {Datos personales} advertisement {Publicidad} off_platform {Trato fuera de la tienda} illegal {Contenido ilegal} other {Otro motivo}}',
  messageMine: 'Lo escribiste tú. Si crees que es un error, escríbenos.',
  deliveryFiles:
    '{count, plural, one {# archivo está listo: descárgalo en la página de tu pedido.} many {# de archivos están listos: descárgalos en la página de tu pedido.} other {# archivos están listos: descárgalos en la página de tu pedido.}}',
  chargebackOpenedSubject: 'El banco del comprador reclama el dinero: {title}',
  chargebackOpenedBody:
    'El comprador ha impugnado el pago del pedido {orderId} ante su banco: un contracargo de {amount}. Nosotros respondemos al banco y él decide.',
  chargebackWaits:
    'Hasta que el banco decida, el pedido queda en pausa: no entregues nada más; tampoco se paga nada por él. Si el banco da la razón al comprador, el pedido se reembolsa y no cobras por él.',
  chargebackAtRisk:
    'El pedido está terminado y tu parte sigue siendo tuya por ahora. Si el banco da la razón al comprador, la descontamos de tu saldo y, si no alcanza, de tu reserva.',
  chargebackWonSubject: 'El banco dio la razón a la tienda: {title}',
  chargebackWonBody:
    'El contracargo de {amount} del pedido {orderId} ha terminado: el pago se mantiene y no se te descuenta nada. Un pedido en pausa continúa. Si te espera a ti, entrega o responde ahora.',
  chargebackLostSubject: 'El banco dio la razón al comprador: {title}',
  chargebackLostBody: 'El banco devolvió al comprador {amount} del pago del pedido {orderId}.',
  chargebackRefunded: 'El pedido está reembolsado y no cobras por él. No entregues nada más.',
  chargebackTaken: 'De tu parte hemos descontado {amount} de tu saldo y de tu reserva.',
  chargebackNothingTaken: 'No se te descuenta nada: lo asume la tienda.',
  chargebackPaused:
    'Hasta que el banco decida, el pedido queda en pausa: no entregues nada más. No asumes nada de ello.',
}
