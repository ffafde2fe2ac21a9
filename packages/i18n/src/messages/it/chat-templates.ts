import type { Messages } from '../../catalogue.ts'

export const chatTemplates: Messages<'chatTemplates'> = {
  title: 'Modelli',
  lead: 'Risposte che scrivi spesso. {buyer}, {order} e {offer} diventano il nome, il numero d’ordine e l’offerta della conversazione.',
  'new': 'Nuovo modello',
  name: 'Titolo',
  text: 'Testo',
  save: 'Salva il modello',
  remove: 'Elimina',
  insert: 'Inserisci un modello',
  none: 'Ancora nessun modello',
  'name-wrong': 'Inserisci un titolo di al massimo {max} caratteri',
  'text-wrong': 'Inserisci un testo di al massimo {max} caratteri',
  saved: 'Modello salvato.',
  removed: 'Modello eliminato.',
  back: 'Torna ai messaggi',
  'remove-one': 'Elimina il modello {name}',
  'remove-text': 'Viene eliminato per sempre. I messaggi inviati restano.',
}
