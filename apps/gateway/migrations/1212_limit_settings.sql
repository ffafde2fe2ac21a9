-- The limits of staff, the deposit of new sellers and the usual commission change as the settings of payouts do.
alter table payout_setting_change drop constraint payout_setting_names;
alter table payout_setting_change add constraint payout_setting_names check (after - array[
  'payoutWeekday', 'payoutMinimumUsd', 'payoutFeeUsd', 'fourEyesUsd', 'reserveSteps', 'payoutProviders', 'sepaDebtor',
  'feePercent', 'sellerDepositUsd', 'giftsPerDayUsd', 'giftsPerReceiverUsd', 'fourEyesPoints', 'giftsPerDayPoints',
  'giftsPerReceiverPoints'] = '{}');
