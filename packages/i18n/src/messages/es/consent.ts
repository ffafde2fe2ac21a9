import type { Messages } from '../../catalogue.ts'

export const consent: Messages<'consent'> = {
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
}
