import type { Messages } from '../../catalogue.ts'

export const inputs: Messages<'inputs'> = {
  title: 'Para la entrega',
  playerId: 'ID de jugador',
  zoneId: 'ID de zona',
  character: 'Nombre del personaje',
  username: 'Usuario en el juego',
  server: 'Servidor',
  platform: 'Plataforma',
  playerIdHelp: 'Lo encuentras en tu perfil dentro del juego.',
  noPasswordHelp: 'Aquí nunca hace falta tu contraseña.',
  optional: '{label} (opcional)',
  choose: 'Elige una opción',
  missing: 'Rellena este campo: sin él no se puede entregar nada.',
  digits: 'Solo cifras ({range})',
  lettersDigits: 'Solo letras A–Z y cifras, sin espacios ({range})',
  name: 'Solo letras, cifras, espacios y . _ - # ({range} caracteres)',
  choice: 'Elige una opción de la lista.',
  correctUntil: 'Puedes corregirlo hasta que el vendedor entregue la primera unidad.',
  save: 'Guardar la corrección',
  saved: 'Corregido. El vendedor lo ve en el pedido.',
  corrected: 'Datos de entrega corregidos:',
}
