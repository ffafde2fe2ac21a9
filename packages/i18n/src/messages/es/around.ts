import type { Messages } from '../../catalogue.ts'

export const around: Messages<'around'> = {
  title: 'Tú decides sobre las cookies',
  text: 'Necesitamos algunas cookies para que la tienda funcione. Con tu permiso también recordamos cómo has llegado hasta aquí y cargamos herramientas de otras empresas para iniciar sesión y traducir.',
  accept: 'Aceptar todas',
  decline: 'Solo las necesarias',
  more: 'Más información',
  cookiesTitle: 'Las cookies y tu elección',
  cookiesLead: 'Qué guardamos en tu navegador, para qué y cuánto tiempo. Puedes cambiar de idea aquí cuando quieras.',
  cookiesNeeded: 'Siempre necesarias',
  cookiesNeededText:
    'Tu sesión, tu carrito, el idioma, la moneda, la zona horaria, un número de dispositivo aleatorio y tu grupo de prueba. Los dos últimos terminan con tu visita, salvo que aceptes más. Sin esto, la tienda no puede mantener tu sesión ni mostrar el precio correcto.',
  cookiesMore: 'Solo con tu permiso',
  cookiesMoreText:
    'El origen de tu visita (30 días y 360 horas), el número de dispositivo y el grupo de prueba durante un año, el inicio de sesión de Google con un toque y la traducción de páginas. Nada de esto se carga antes de que aceptes, y nunca al pagar, al iniciar sesión ni en las páginas de tu cuenta.',
  cookiesNow:
    '{choice, select, all {Aceptaste todas.} essential {Elegiste solo las necesarias.} other {Aún no has elegido, así que solo se usan las necesarias.}}',
  offlineTitle: 'No tienes conexión',
  offlineText:
    'Esta página necesita conexión. Puedes leer tu lista de pedidos tal como estaba la última vez que la abriste.',
  offlineOrders: 'Mis pedidos',
  offlineRetry: 'Reintentar',
  landingTitle: 'Desbloquea tu mundo gamer',
  landingLead:
    'Sáltate el farmeo: cuentas, monedas, objetos y juegos compartidos de vendedores verificados, que no cobran hasta que recibes tu pedido.',
  landingStart: 'Busca tu juego',
  landingJoin: 'Crear cuenta',
  landingHow: 'Cómo funciona',
  landingOne: 'Elige',
  landingOneText: 'Compara vendedores por precio, valoración y plazo de entrega. El precio que ves es el que pagas.',
  landingTwo: 'Nos pagas a nosotros',
  landingTwoText: 'Retenemos tu dinero. El vendedor ve que ya has pagado y entrega.',
  landingThree: 'Revisa y confirma',
  landingThreeText: 'Confirmas cuando tienes lo que compraste. Si algo va mal, recuperas tu dinero.',
  landingGames: 'Empieza por estos juegos',
  landingWords: 'Lo que dicen los compradores',
  landingEvents: 'Ahora mismo',
  eventTitle: 'Semana de {brand}',
  eventLead: 'Todo para {brand} en un solo sitio: las mejores ofertas de cada tipo, elegidas por entrega y valoración.',
  eventOf: 'Lo mejor para {brand}: {category}',
  eventAll: 'Ver todo: {category}',
  eventNothing: 'Ahora mismo no hay ofertas para este juego.',
  betaTitle: 'Ayúdanos a probar lo que viene',
  betaLead:
    'Buscamos compradores y jugadores que prueben las novedades antes que nadie y nos digan con sinceridad qué les parecen.',
  betaWhat: 'Qué haces',
  betaWhatText:
    'Usar las novedades con tu cuenta real, más o menos una hora al mes, y responder algunas preguntas por mensaje.',
  betaGet: 'Qué recibes',
  betaGetText: 'Acceso anticipado, línea directa con quienes hacen la tienda y puntos por cada informe que nos sirva.',
  betaWho: 'Quién puede unirse',
  betaWhoText: 'Cualquiera con una cuenta y al menos un pedido terminado. Puedes dejarlo cuando quieras.',
  betaJoin: 'Unirme con mi cuenta',
  betaHow: 'Crea una cuenta o inicia sesión; las invitaciones a las pruebas llegan a tus mensajes.',
  reviewsTitle: 'Lo que dicen los compradores de {shop}',
  reviewsLead:
    '{count, plural, =0 {Nadie ha escrito aún una reseña.} one {Una reseña de un comprador tras un pedido terminado.} many {# de reseñas de compradores, cada una tras un pedido terminado.} other {# reseñas de compradores, cada una tras un pedido terminado.}}',
  reviewsAverage: '{average} de 5',
  reviewsOf: 'sobre {offer}',
}
