import type { Messages } from '../../catalogue.ts'

export const offline: Messages<'offline'> = {
  title: 'Non c’è connessione',
  text: 'Questa pagina richiede una connessione. Puoi leggere l’elenco dei tuoi ordini com’era l’ultima volta che l’hai aperto.',
  orders: 'I miei ordini',
  retry: 'Riprova',
}
