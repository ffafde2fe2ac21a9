import type { Messages } from '../../catalogue.ts'

export const rentalUnits: Messages<'rentalUnits'> = {
  title: 'Cuentas de alquiler',
  lead: 'Una cuenta devuelta necesita nuevos datos de acceso antes de alquilarse otra vez, para que el último inquilino quede fuera.',
  state:
    '{state, select, free {Disponible} reserved {Reservada} rented {Alquilada} release_due {Devuelta} maintenance {Fuera de servicio} withdrawn {Retirada} other {Vendida}}',
  none: '{state, select, release_due {Todas las cuentas devueltas tienen nuevos datos de acceso.} rented {Nadie alquila ahora una de tus cuentas.} maintenance {Ninguna de tus cuentas está fuera de servicio.} other {Ninguna de tus cuentas espera un inquilino.}}',
  ends: 'El alquiler termina el {date}.',
  back: 'Se podrá alquilar de nuevo desde el {date}.',
  field:
    '{field, select, login {Usuario} password {Nueva contraseña} email {Correo de la cuenta} code {Código} other {Nota para el inquilino}}',
  'password-hint': 'Cámbiala primero en el juego y luego escríbela aquí. Debe ser distinta de la última.',
  'password-missing': 'Escribe la nueva contraseña o el nuevo código',
  until: 'Alquilar de nuevo desde',
  'until-hint': 'Zona horaria: {zone}. Déjalo vacío para alquilarla ya.',
  'until-wrong': 'Indica un momento futuro',
  save: 'Guardar los nuevos datos',
  done: '{state, select, maintenance {Guardado. La cuenta se alquilará de nuevo a la hora elegida.} other {Guardado. La cuenta se puede alquilar de nuevo.}}',
}
