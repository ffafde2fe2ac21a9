import type { Messages } from '../../catalogue.ts'

export const passTerms: Messages<'passTerms'> = {
  title: 'Preço do passe',
  lead: 'O que o Family Game PASS custa e dá. As mudanças valem para o que for comprado ou renovado a partir de agora.',
  prices: 'Preço por moeda',
  'prices-hint':
    'Uma moeda sem preço é convertida de dólares americanos. Sem esse preço também, o passe não é vendido.',
  periods: 'Períodos dos jogos partilhados',
  'periods-hint': 'Por quanto tempo se pode jogar, nesta ordem. Os campos vazios são omitidos.',
  amount: 'Número na linha {n}',
  unit: 'Unidade',
  units: '{unit, select, u1 {Dias} u2 {Horas} other {Minutos}}',
  'add-period': 'Adicionar um período',
  gives: 'O que o passe dá',
  shortTrialPercent: 'Pessoas cujo teste dura 6 horas em vez de 24 (por cento)',
  inviteHours: 'Horas grátis por um amigo convidado',
  reportPoints: 'Pontos por uma denúncia aprovada sobre um vendedor',
  calculatorDaily: 'Utilizações da calculadora de valor por pessoa e dia',
  save: 'Guardar as condições',
  saved: 'Guardado. A loja usa agora estas condições.',
  set: 'Definido pela última vez por {by} em {date}',
  'may-edit': 'Definir o preço do passe',
  'may-view': 'Ver o preço do passe',
  'act-set': 'Definiu as condições do passe',
  client: 'O cliente para computador',
  clientUrl: 'Endereço do download',
  'client-hint':
    'Os clientes baixam o programa aqui, por https. Se estiver vazio, o passe não é vendido nem renovado: os titulares são avisados por e-mail.',
  'client-refused': 'Informe um endereço que comece com https:// e não tenha dados de acesso',
}
