-- Where a delivery was mailed to is forgotten with the person; that it was delivered stays.
grant update (mailed_to) on delivery to tradepost_app;
