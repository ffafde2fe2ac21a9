import type { Messages } from '../../catalogue.ts'

export const jobs: Messages<'jobs'> = {
  title: 'Tarefas e e-mails',
  lead: 'O que não anda sozinho: trabalho que falha, e-mails à espera e se há um backup.',
  jobs: 'Tarefas',
  counts: 'Abandonadas: {dead} · Em nova tentativa: {failing} · Atrasadas: {late}',
  subject: 'Assunto',
  'subject-name':
    '{subject, select, order {Pedido} payment {Pagamento} payout {Repasse} rental {Aluguel} pass {Family Game PASS} offer {Oferta} content {Conteúdo} message {E-mail} seller {Vendedor ou cliente} program {Programa da empresa} other {Manutenção}}',
  state: '{state, select, dead {Abandonada} other {Falhando}}',
  attempts: 'Tentativas',
  'attempts-of': '{n} / {total}',
  next: 'Próxima tentativa',
  failure: 'O que deu errado',
  retry: 'Executar de novo',
  retried: 'A tarefa está sendo executada de novo.',
  mails: 'E-mails',
  'mail-counts': 'Em espera: {waiting} · Abandonados: {failed}',
  'mail-subject': 'Título',
  'sign-in-code': 'Um código de acesso',
  host: 'Para',
  written: 'Escrito',
  'retry-mails': 'Enviar todos de novo',
  'mails-retried':
    '{n, plural, one {# e-mail está sendo reenviado.} many {# e-mails estão sendo reenviados.} other {# e-mails estão sendo reenviados.}}',
  backups: 'Cópias de segurança',
  'no-backup': 'Não há backup na pasta deste gateway.',
  newest:
    '{n, plural, one {O mais novo é de {date}; # é mantido.} many {O mais novo é de {date}; # são mantidos.} other {O mais novo é de {date}; # são mantidos.}}',
  every:
    '{n, plural, one {Um é feito a cada # minuto.} many {Um é feito a cada # minutos.} other {Um é feito a cada # minutos.}}',
  elsewhere: 'Este gateway não faz backups sozinho.',
  'trial-ok': 'Em {date} o backup de {from} foi restaurado em teste e tudo estava certo.',
  'trial-failed': 'A restauração de teste de {date} falhou. Verifique os backups agora.',
  'no-trial': 'Nenhum backup foi restaurado em teste ainda.',
  'trial-lead':
    'Um backup só vale algo depois de restaurado. O teste usa um banco de dados próprio e não toca nem na loja nem nos arquivos dela.',
  'may-view': 'Ver tarefas, e-mails em espera e backups',
  'may-retry': 'Repetir tarefas e e-mails com falha',
  'act-retry': 'Repetiu uma tarefa com falha',
  'act-mails': 'Reenviou e-mails com falha',
  'take-backup': 'Fazer backup agora',
  'try-restore': 'Testar a restauração do mais recente',
  'backup-asked': 'Um backup está sendo feito. Ele aparecerá abaixo em instantes.',
  'trial-asked': 'A restauração do backup mais recente está sendo testada. Isso pode levar alguns minutos.',
  'trial-every':
    '{n, plural, one {Uma restauração é testada a cada # dia.} many {Uma restauração é testada a cada # de dias.} other {Uma restauração é testada a cada # dias.}}',
  'trial-elsewhere': 'Nenhuma restauração é testada automaticamente.',
  'may-backup': 'Fazer backups e testar a restauração',
  'act-backup': 'Pediu um backup',
  'act-trial': 'Pediu um teste de restauração',
  'backup-failed':
    'O backup de {date} falhou, e nenhum foi feito desde então. Verifique o disco e o registo do gateway.',
  'mail-failed': '{work, select, trial {O restauro de teste que pediu falhou} other {O backup que pediu falhou}}',
  'mail-failed-text':
    '{work, select, trial {O backup mais recente não pôde ser restaurado por inteiro e talvez não ajude quando for preciso. Todos os que veem alertas foram avisados.} other {Nada mudou, mas não há um novo backup. Todos os que veem alertas foram avisados.}}',
  'mail-link': 'Para a página de backups',
}
