import type { Messages } from '../../catalogue.ts'

export const customerData: Messages<'customerData'> = {
  title: 'Datos personales',
  lead: 'Solo si el cliente lo pidió y sabes con certeza quién lo pide. Se le avisa por correo.',
  reason: 'Motivo; queda en el registro',
  export: 'Exportar los datos',
  erase: 'Borrar al cliente',
  'erase-sure': 'Sé que esto no se puede deshacer',
  'sure-missing': 'Confirma que no se puede deshacer',
  done: '{done, select, erase {Se borró al cliente y se le avisó por correo.} restore {El archivo se muestra de nuevo.} take {El archivo se retiró.} other {Los datos están listos. No se guardan en ningún sitio: guarda el archivo antes de salir de la página.}}',
  save: 'Guardar el archivo',
  files: 'Archivos subidos',
  'files-lead': 'Busca un archivo por su dirección o número, mira dónde se usa y retíralo.',
  file: 'Dirección o número del archivo',
  'no-file': 'No existe ese archivo.',
  owner: 'Subido por',
  kind: 'Tipo',
  uses: 'Dónde se usa',
  'no-uses': 'En ningún sitio.',
  use: '{kind, select, offer {Oferta {id}} seller {Página del vendedor {id}} case {Caso del pedido {id}} report {Denuncia {id}} ticket {Consulta {id}} other {Conversación {id}}}',
  take: 'Retirar el archivo',
  'take-what':
    'Nadie puede abrirlo y desaparece de ofertas y páginas. Se guarda 90 días, en los que puede volver a mostrarse.',
  taken: 'Retirado {time}',
  restore: 'Mostrarlo de nuevo',
  'restore-what': 'Las ofertas y páginas no lo muestran solas: quien lo mostraba lo añade otra vez.',
  'may-erase': 'Borrar clientes que lo piden',
  'may-export': 'Exportar los datos de clientes',
  'act-erase': 'Borró a un cliente',
  'act-export': 'Exportó los datos de un cliente',
  'act-restore': 'Volvió a mostrar un archivo',
  'export-subject': 'Se exportaron tus datos',
  'export-body':
    'Atención al cliente exportó lo que se guarda sobre ti porque lo pediste. Si no fue así, avisa enseguida.',
  'erase-subject': 'Tu cuenta se eliminó',
  'erase-body':
    'Atención al cliente eliminó tu cuenta porque lo pediste. Este es el último correo a esta dirección. Las facturas se conservan diez años después del año de la compra, porque lo exige la ley fiscal.',
}
