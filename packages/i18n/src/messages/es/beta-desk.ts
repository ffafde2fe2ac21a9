import type { Messages } from '../../catalogue.ts'

export const betaDesk: Messages<'betaDesk'> = {
  title: 'Probadores',
  lead: 'Compradores que prueban primero lo nuevo. Se unieron por su cuenta y pueden irse cuando quieran.',
  none: 'Nadie se ha unido aún. La tienda invita a los compradores en su página sobre las pruebas.',
  who: 'Persona',
  joined: 'Desde',
  invite: 'Invitar a una prueba',
  'invite-lead':
    '{n, plural, one {Escribe a # persona} many {Escribe a # personas} other {Escribe a # personas}}, a cada una en su idioma. Si falta, en el primero.',
  path: 'Página de la prueba',
  'path-hint': 'Una ruta de la tienda, como {path}',
  'path-wrong': 'Escribe una ruta de la tienda, como {path}',
  send: 'Enviar la invitación',
  ask: '{n, plural, one {¿Escribir ahora a # persona? No se puede deshacer.} many {¿Escribir ahora a # personas? No se puede deshacer.} other {¿Escribir ahora a # personas? No se puede deshacer.}}',
  sent: '{n, plural, one {La invitación va a # persona.} many {La invitación va a # personas.} other {La invitación va a # personas.}}',
  earlier: 'Invitaciones',
  'earlier-none': 'Aún no se ha enviado ninguna invitación.',
  'sent-at': 'Enviada',
  invited: 'Correos',
}
