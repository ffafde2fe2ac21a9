import type { Messages } from '../../catalogue.ts'

export const passport: Messages<'passport'> = {
  title: 'Passaporto dell’account',
  metaText: 'Controlli, contrassegni e date di questo account: {title}',
  lead: 'Ogni timbro ha la sua data. Qualcuno lo ha firmato, oppure lo calcola il negozio.',
  account: 'L’account',
  stamps: 'Timbri',
  listed: 'In vendita',
  since: 'dal {date}',
  checked: 'Controllato dallo staff di {shop}',
  on: 'il {date}',
  identity: 'Venditore identificato',
  deposit: 'Deposito versato',
  indemnity: 'Responsabilità accettata',
  insured: 'Assicurato per {days} giorni',
  insuredFrom: 'dalla consegna',
  asOf: 'Aggiornato al {date}',
  genuine: 'Una copia si può falsificare. Vale solo questa pagina: {address}',
  print: 'Stampa',
  back: 'Torna all’offerta',
}
