import type { Messages } from '../../catalogue.ts'

export const beta: Messages<'beta'> = {
  title: 'Ayúdanos a probar lo que viene',
  lead: 'Buscamos compradores y jugadores que prueben las novedades antes que nadie y nos digan con sinceridad qué les parecen.',
  what: 'Qué haces',
  whatText:
    'Usar las novedades con tu cuenta real, más o menos una hora al mes, y responder algunas preguntas por mensaje.',
  get: 'Qué recibes',
  getText: 'Acceso anticipado a las novedades y línea directa con quienes hacen la tienda.',
  who: 'Quién puede unirse',
  whoText: 'Cualquiera con una cuenta y al menos un pedido terminado. Puedes dejarlo cuando quieras.',
  join: 'Unirme con mi cuenta',
  how: 'El equipo de la tienda ve tu apodo en la lista de quienes prueban y puede invitarte a una prueba por correo.',
  logIn: 'Iniciar sesión para unirme',
  needsOrder: 'Podrás unirte en cuanto termine uno de tus pedidos.',
  since: 'Pruebas con nosotros desde el {date}.',
  leave: 'Dejar de participar',
  joined: 'Ya formas parte. ¡Gracias por probar con nosotros!',
  left: 'Ya no participas en las pruebas. Puedes volver cuando quieras.',
}
