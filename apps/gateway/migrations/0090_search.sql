-- One normalisation of words for the index, search, suggestions and filters. Search is made of our own tokens, so that it
-- does not depend on the locale the server was initialised with.

-- The twin of the domain's `normaliseSearch` (a test compares the two over all of Unicode). Unseen signs, signs of
-- rights and punctuation neither part nor lengthen words: no zero-width space inside a name and no ® after it hides
-- what it names.
create function search_norm(value text) returns text language plpgsql immutable parallel safe strict as $$
declare bare text := value;
begin
  if bare !~ '[^\u0001-\u007f]' then
    return btrim(regexp_replace(lower(bare), '[^a-z0-9]+', ' ', 'g'));
  end if;
  -- Signs that nobody sees go; then the signs of rights, some of which would become letters.
  bare := regexp_replace(bare,
        '[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u17b4-\u17b5\u180b-\u180f'
        '\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd'
        '\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g');
  bare := regexp_replace(bare, '[©®℗℠™\U0001f16a-\U0001f16c]', ' ', 'g');
  -- Arabic vowel signs and the hamza on a letter; then accents, but for those that make a Cyrillic letter another.
  bare := regexp_replace(normalize(bare, NFKD),
    '[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]', '', 'g');
  -- Without a tatweel between them, marks take another order.
  bare := regexp_replace(normalize(bare, NFKD), '(^|[^\u0300-\u036f\u0400-\u052f])[\u0300-\u036f]+', '\1', 'g');
  bare := normalize(lower(bare), NFKC);
  bare := regexp_replace(bare,
    '[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]', '', 'g');
  -- Letters that are one to whoever looks for a word but have no common form in Unicode.
  bare := replace(replace(replace(replace(translate(bare, 'øđðħıłŧŋςёٱىیکة', 'oddhiltnσеاييكه'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  -- Digits of every script; those of Arabic and Persian alone are common enough to be spared the long list.
  bare := translate(bare, E'\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9',
    '01234567890123456789');
  if bare ~
      '[\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef'
      '\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049'
      '\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59'
      '\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9'
      '\uaa50-\uaa59\uabf0-\uabf9\uff10-\uff19\U000104a0-\U000104a9\U00010d30-\U00010d39\U00010d40-\U00010d49'
      '\U00011066-\U0001106f\U000110f0-\U000110f9\U00011136-\U0001113f\U000111d0-\U000111d9'
      '\U000112f0-\U000112f9\U00011450-\U00011459\U000114d0-\U000114d9\U00011650-\U00011659'
      '\U000116c0-\U000116c9\U000116d0-\U000116d9\U000116da-\U000116e3\U00011730-\U00011739'
      '\U000118e0-\U000118e9\U00011950-\U00011959\U00011bf0-\U00011bf9\U00011c50-\U00011c59'
      '\U00011d50-\U00011d59\U00011da0-\U00011da9\U00011de0-\U00011de9\U00011f50-\U00011f59'
      '\U00016130-\U00016139\U00016a60-\U00016a69\U00016ac0-\U00016ac9\U00016b50-\U00016b59'
      '\U00016d70-\U00016d79\U0001ccf0-\U0001ccf9\U0001d7ce-\U0001d7d7\U0001d7d8-\U0001d7e1'
      '\U0001d7e2-\U0001d7eb\U0001d7ec-\U0001d7f5\U0001d7f6-\U0001d7ff\U0001e140-\U0001e149'
      '\U0001e2f0-\U0001e2f9\U0001e4f0-\U0001e4f9\U0001e5f1-\U0001e5fa\U0001e950-\U0001e959'
      '\U0001fbf0-\U0001fbf9]' then
    bare := translate(bare,
      E'\u07c0\u07c1\u07c2\u07c3\u07c4\u07c5\u07c6\u07c7\u07c8\u07c9\u0966\u0967\u0968\u0969\u096a\u096b\u096c'
        '\u096d\u096e\u096f\u09e6\u09e7\u09e8\u09e9\u09ea\u09eb\u09ec\u09ed\u09ee\u09ef\u0a66\u0a67\u0a68\u0a69'
        '\u0a6a\u0a6b\u0a6c\u0a6d\u0a6e\u0a6f\u0ae6\u0ae7\u0ae8\u0ae9\u0aea\u0aeb\u0aec\u0aed\u0aee\u0aef\u0b66'
        '\u0b67\u0b68\u0b69\u0b6a\u0b6b\u0b6c\u0b6d\u0b6e\u0b6f\u0be6\u0be7\u0be8\u0be9\u0bea\u0beb\u0bec\u0bed'
        '\u0bee\u0bef\u0c66\u0c67\u0c68\u0c69\u0c6a\u0c6b\u0c6c\u0c6d\u0c6e\u0c6f\u0ce6\u0ce7\u0ce8\u0ce9\u0cea'
        '\u0ceb\u0cec\u0ced\u0cee\u0cef\u0d66\u0d67\u0d68\u0d69\u0d6a\u0d6b\u0d6c\u0d6d\u0d6e\u0d6f\u0de6\u0de7'
        '\u0de8\u0de9\u0dea\u0deb\u0dec\u0ded\u0dee\u0def\u0e50\u0e51\u0e52\u0e53\u0e54\u0e55\u0e56\u0e57\u0e58'
        '\u0e59\u0ed0\u0ed1\u0ed2\u0ed3\u0ed4\u0ed5\u0ed6\u0ed7\u0ed8\u0ed9\u0f20\u0f21\u0f22\u0f23\u0f24\u0f25'
        '\u0f26\u0f27\u0f28\u0f29\u1040\u1041\u1042\u1043\u1044\u1045\u1046\u1047\u1048\u1049\u1090\u1091\u1092'
        '\u1093\u1094\u1095\u1096\u1097\u1098\u1099\u17e0\u17e1\u17e2\u17e3\u17e4\u17e5\u17e6\u17e7\u17e8\u17e9'
        '\u1810\u1811\u1812\u1813\u1814\u1815\u1816\u1817\u1818\u1819\u1946\u1947\u1948\u1949\u194a\u194b\u194c'
        '\u194d\u194e\u194f\u19d0\u19d1\u19d2\u19d3\u19d4\u19d5\u19d6\u19d7\u19d8\u19d9\u1a80\u1a81\u1a82\u1a83'
        '\u1a84\u1a85\u1a86\u1a87\u1a88\u1a89\u1a90\u1a91\u1a92\u1a93\u1a94\u1a95\u1a96\u1a97\u1a98\u1a99\u1b50'
        '\u1b51\u1b52\u1b53\u1b54\u1b55\u1b56\u1b57\u1b58\u1b59\u1bb0\u1bb1\u1bb2\u1bb3\u1bb4\u1bb5\u1bb6\u1bb7'
        '\u1bb8\u1bb9\u1c40\u1c41\u1c42\u1c43\u1c44\u1c45\u1c46\u1c47\u1c48\u1c49\u1c50\u1c51\u1c52\u1c53\u1c54'
        '\u1c55\u1c56\u1c57\u1c58\u1c59\ua620\ua621\ua622\ua623\ua624\ua625\ua626\ua627\ua628\ua629\ua8d0\ua8d1'
        '\ua8d2\ua8d3\ua8d4\ua8d5\ua8d6\ua8d7\ua8d8\ua8d9\ua900\ua901\ua902\ua903\ua904\ua905\ua906\ua907\ua908'
        '\ua909\ua9d0\ua9d1\ua9d2\ua9d3\ua9d4\ua9d5\ua9d6\ua9d7\ua9d8\ua9d9\ua9f0\ua9f1\ua9f2\ua9f3\ua9f4\ua9f5'
        '\ua9f6\ua9f7\ua9f8\ua9f9\uaa50\uaa51\uaa52\uaa53\uaa54\uaa55\uaa56\uaa57\uaa58\uaa59\uabf0\uabf1\uabf2'
        '\uabf3\uabf4\uabf5\uabf6\uabf7\uabf8\uabf9\uff10\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19'
        '\U000104a0\U000104a1\U000104a2\U000104a3\U000104a4\U000104a5\U000104a6\U000104a7\U000104a8\U000104a9'
        '\U00010d30\U00010d31\U00010d32\U00010d33\U00010d34\U00010d35\U00010d36\U00010d37\U00010d38\U00010d39'
        '\U00010d40\U00010d41\U00010d42\U00010d43\U00010d44\U00010d45\U00010d46\U00010d47\U00010d48\U00010d49'
        '\U00011066\U00011067\U00011068\U00011069\U0001106a\U0001106b\U0001106c\U0001106d\U0001106e\U0001106f'
        '\U000110f0\U000110f1\U000110f2\U000110f3\U000110f4\U000110f5\U000110f6\U000110f7\U000110f8\U000110f9'
        '\U00011136\U00011137\U00011138\U00011139\U0001113a\U0001113b\U0001113c\U0001113d\U0001113e\U0001113f'
        '\U000111d0\U000111d1\U000111d2\U000111d3\U000111d4\U000111d5\U000111d6\U000111d7\U000111d8\U000111d9'
        '\U000112f0\U000112f1\U000112f2\U000112f3\U000112f4\U000112f5\U000112f6\U000112f7\U000112f8\U000112f9'
        '\U00011450\U00011451\U00011452\U00011453\U00011454\U00011455\U00011456\U00011457\U00011458\U00011459'
        '\U000114d0\U000114d1\U000114d2\U000114d3\U000114d4\U000114d5\U000114d6\U000114d7\U000114d8\U000114d9'
        '\U00011650\U00011651\U00011652\U00011653\U00011654\U00011655\U00011656\U00011657\U00011658\U00011659'
        '\U000116c0\U000116c1\U000116c2\U000116c3\U000116c4\U000116c5\U000116c6\U000116c7\U000116c8\U000116c9'
        '\U000116d0\U000116d1\U000116d2\U000116d3\U000116d4\U000116d5\U000116d6\U000116d7\U000116d8\U000116d9'
        '\U000116da\U000116db\U000116dc\U000116dd\U000116de\U000116df\U000116e0\U000116e1\U000116e2\U000116e3'
        '\U00011730\U00011731\U00011732\U00011733\U00011734\U00011735\U00011736\U00011737\U00011738\U00011739'
        '\U000118e0\U000118e1\U000118e2\U000118e3\U000118e4\U000118e5\U000118e6\U000118e7\U000118e8\U000118e9'
        '\U00011950\U00011951\U00011952\U00011953\U00011954\U00011955\U00011956\U00011957\U00011958\U00011959'
        '\U00011bf0\U00011bf1\U00011bf2\U00011bf3\U00011bf4\U00011bf5\U00011bf6\U00011bf7\U00011bf8\U00011bf9'
        '\U00011c50\U00011c51\U00011c52\U00011c53\U00011c54\U00011c55\U00011c56\U00011c57\U00011c58\U00011c59'
        '\U00011d50\U00011d51\U00011d52\U00011d53\U00011d54\U00011d55\U00011d56\U00011d57\U00011d58\U00011d59'
        '\U00011da0\U00011da1\U00011da2\U00011da3\U00011da4\U00011da5\U00011da6\U00011da7\U00011da8\U00011da9'
        '\U00011de0\U00011de1\U00011de2\U00011de3\U00011de4\U00011de5\U00011de6\U00011de7\U00011de8\U00011de9'
        '\U00011f50\U00011f51\U00011f52\U00011f53\U00011f54\U00011f55\U00011f56\U00011f57\U00011f58\U00011f59'
        '\U00016130\U00016131\U00016132\U00016133\U00016134\U00016135\U00016136\U00016137\U00016138\U00016139'
        '\U00016a60\U00016a61\U00016a62\U00016a63\U00016a64\U00016a65\U00016a66\U00016a67\U00016a68\U00016a69'
        '\U00016ac0\U00016ac1\U00016ac2\U00016ac3\U00016ac4\U00016ac5\U00016ac6\U00016ac7\U00016ac8\U00016ac9'
        '\U00016b50\U00016b51\U00016b52\U00016b53\U00016b54\U00016b55\U00016b56\U00016b57\U00016b58\U00016b59'
        '\U00016d70\U00016d71\U00016d72\U00016d73\U00016d74\U00016d75\U00016d76\U00016d77\U00016d78\U00016d79'
        '\U0001ccf0\U0001ccf1\U0001ccf2\U0001ccf3\U0001ccf4\U0001ccf5\U0001ccf6\U0001ccf7\U0001ccf8\U0001ccf9'
        '\U0001d7ce\U0001d7cf\U0001d7d0\U0001d7d1\U0001d7d2\U0001d7d3\U0001d7d4\U0001d7d5\U0001d7d6\U0001d7d7'
        '\U0001d7d8\U0001d7d9\U0001d7da\U0001d7db\U0001d7dc\U0001d7dd\U0001d7de\U0001d7df\U0001d7e0\U0001d7e1'
        '\U0001d7e2\U0001d7e3\U0001d7e4\U0001d7e5\U0001d7e6\U0001d7e7\U0001d7e8\U0001d7e9\U0001d7ea\U0001d7eb'
        '\U0001d7ec\U0001d7ed\U0001d7ee\U0001d7ef\U0001d7f0\U0001d7f1\U0001d7f2\U0001d7f3\U0001d7f4\U0001d7f5'
        '\U0001d7f6\U0001d7f7\U0001d7f8\U0001d7f9\U0001d7fa\U0001d7fb\U0001d7fc\U0001d7fd\U0001d7fe\U0001d7ff'
        '\U0001e140\U0001e141\U0001e142\U0001e143\U0001e144\U0001e145\U0001e146\U0001e147\U0001e148\U0001e149'
        '\U0001e2f0\U0001e2f1\U0001e2f2\U0001e2f3\U0001e2f4\U0001e2f5\U0001e2f6\U0001e2f7\U0001e2f8\U0001e2f9'
        '\U0001e4f0\U0001e4f1\U0001e4f2\U0001e4f3\U0001e4f4\U0001e4f5\U0001e4f6\U0001e4f7\U0001e4f8\U0001e4f9'
        '\U0001e5f1\U0001e5f2\U0001e5f3\U0001e5f4\U0001e5f5\U0001e5f6\U0001e5f7\U0001e5f8\U0001e5f9\U0001e5fa'
        '\U0001e950\U0001e951\U0001e952\U0001e953\U0001e954\U0001e955\U0001e956\U0001e957\U0001e958\U0001e959'
        '\U0001fbf0\U0001fbf1\U0001fbf2\U0001fbf3\U0001fbf4\U0001fbf5\U0001fbf6\U0001fbf7\U0001fbf8\U0001fbf9',
      repeat('0123456789', 74));
  end if;
  return btrim(regexp_replace(bare,
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00ac\u00ae-\u00b1\u00b4\u00b6-\u00b8\u00bb'
      '\u00bf\u00d7\u00f7\u02b9-\u02bf\u02c2-\u02c5\u02c8\u02d2-\u02df\u02e5-\u02eb\u02ed\u02ef-\u02ff\u0375'
      '\u037e\u0384-\u0385\u0387\u03f6\u0482\u055a-\u055f\u0589-\u058a\u058d-\u058f\u05be\u05c0\u05c3\u05c6'
      '\u05f3-\u05f4\u0606-\u060f\u061b\u061d-\u061f\u066a-\u066d\u06d4\u06de\u06e9\u06fd-\u06fe\u0700-\u070d'
      '\u07f6-\u07f9\u07fe-\u07ff\u0830-\u083e\u085e\u0888\u0964-\u0965\u0970\u09f2-\u09f3\u09fa-\u09fb\u09fd'
      '\u0a76\u0af0-\u0af1\u0b70\u0bf3-\u0bfa\u0c77\u0c7f\u0c84\u0d4f\u0d79\u0df4\u0e3f\u0e4f\u0e5a-\u0e5b'
      '\u0f01-\u0f17\u0f1a-\u0f1f\u0f34\u0f36\u0f38\u0f3a-\u0f3d\u0f85\u0fbe-\u0fc5\u0fc7-\u0fcc\u0fce-\u0fda'
      '\u104a-\u104f\u109e-\u109f\u10fb\u1360-\u1368\u1390-\u1399\u1400\u166d-\u166e\u1680\u169b-\u169c'
      '\u16eb-\u16ed\u1735-\u1736\u17d4-\u17d6\u17d8-\u17db\u1800-\u180a\u1940\u1944-\u1945\u19de-\u19ff'
      '\u1a1e-\u1a1f\u1aa0-\u1aa6\u1aa8-\u1aad\u1b4e-\u1b4f\u1b5a-\u1b6a\u1b74-\u1b7f\u1bfc-\u1bff\u1c3b-\u1c3f'
      '\u1c7e-\u1c7f\u1cc0-\u1cc7\u1cd3\u1fbd\u1fbf-\u1fc1\u1fcd-\u1fcf\u1fdd-\u1fdf\u1fed-\u1fef\u1ffd-\u1ffe'
      '\u2000-\u200a\u2010-\u2029\u202f-\u205f\u207a-\u207e\u208a-\u208e\u20a0-\u20c1\u2100-\u2101\u2103-\u2106'
      '\u2108-\u2109\u2114\u2116-\u2118\u211e-\u2123\u2125\u2127\u2129\u212e\u213a-\u213b\u2140-\u2144'
      '\u214a-\u214d\u214f\u218a-\u218b\u2190-\u2429\u2440-\u244a\u249c-\u24e9\u2500-\u2775\u2794-\u2b73'
      '\u2b76-\u2bff\u2ce5-\u2cea\u2cf9-\u2cfc\u2cfe-\u2cff\u2d70\u2e00-\u2e2e\u2e30-\u2e5d\u2e80-\u2e99'
      '\u2e9b-\u2ef3\u2f00-\u2fd5\u2ff0-\u3004\u3008-\u3020\u3030\u3036-\u3037\u303d-\u303f\u309b-\u309c\u30a0'
      '\u30fb\u3190-\u3191\u3196-\u319f\u31c0-\u31e5\u31ef\u3200-\u321e\u322a-\u3247\u3250\u3260-\u327f'
      '\u328a-\u32b0\u32c0-\u33ff\u4dc0-\u4dff\ua490-\ua4c6\ua4fe-\ua4ff\ua60d-\ua60f\ua673\ua67e\ua6f2-\ua6f7'
      '\ua700-\ua716\ua720-\ua721\ua789-\ua78a\ua828-\ua82b\ua836-\ua839\ua874-\ua877\ua8ce-\ua8cf\ua8f8-\ua8fa'
      '\ua8fc\ua92e-\ua92f\ua95f\ua9c1-\ua9cd\ua9de-\ua9df\uaa5c-\uaa5f\uaa77-\uaa79\uaade-\uaadf\uaaf0-\uaaf1'
      '\uab5b\uab6a-\uab6b\uabeb\ufb29\ufbb2-\ufbd2\ufd3e-\ufd4f\ufd90-\ufd91\ufdc8-\ufdcf\ufdfc-\ufdff'
      '\ufe10-\ufe19\ufe30-\ufe52\ufe54-\ufe66\ufe68-\ufe6b\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65'
      '\uffe0-\uffe6\uffe8-\uffee\ufffc-\ufffd\U00010100-\U00010102\U00010137-\U0001013f\U00010179-\U00010189'
      '\U0001018c-\U0001018e\U00010190-\U0001019c\U000101a0\U000101d0-\U000101fc\U0001039f\U000103d0\U0001056f'
      '\U00010857\U00010877-\U00010878\U0001091f\U0001093f\U00010a50-\U00010a58\U00010a7f\U00010ac8'
      '\U00010af0-\U00010af6\U00010b39-\U00010b3f\U00010b99-\U00010b9c\U00010d6e\U00010d8e-\U00010d8f\U00010ead'
      '\U00010ed0-\U00010ed8\U00010f55-\U00010f59\U00010f86-\U00010f89\U00011047-\U0001104d'
      '\U000110bb-\U000110bc\U000110be-\U000110c1\U00011140-\U00011143\U00011174-\U00011175'
      '\U000111c5-\U000111c8\U000111cd\U000111db\U000111dd-\U000111df\U00011238-\U0001123d\U000112a9'
      '\U000113d4-\U000113d5\U000113d7-\U000113d8\U0001144b-\U0001144f\U0001145a-\U0001145b\U0001145d\U000114c6'
      '\U000115c1-\U000115d7\U00011641-\U00011643\U00011660-\U0001166c\U000116b9\U0001173c-\U0001173f\U0001183b'
      '\U00011944-\U00011946\U000119e2\U00011a3f-\U00011a46\U00011a9a-\U00011a9c\U00011a9e-\U00011aa2'
      '\U00011b00-\U00011b09\U00011be1\U00011c41-\U00011c45\U00011c70-\U00011c71\U00011ef7-\U00011ef8'
      '\U00011f43-\U00011f4f\U00011fd5-\U00011ff1\U00011fff\U00012470-\U00012474\U00012ff1-\U00012ff2'
      '\U00016a6e-\U00016a6f\U00016af5\U00016b37-\U00016b3f\U00016b44-\U00016b45\U00016d6d-\U00016d6f'
      '\U00016e97-\U00016e9a\U00016fe2\U0001bc9c\U0001bc9f\U0001cc00-\U0001ccef\U0001ccfa-\U0001ccfc'
      '\U0001cd00-\U0001ceb3\U0001ceba-\U0001ced0\U0001cee0-\U0001cef0\U0001cf50-\U0001cfc3'
      '\U0001d000-\U0001d0f5\U0001d100-\U0001d126\U0001d129-\U0001d164\U0001d16a-\U0001d16c'
      '\U0001d183-\U0001d184\U0001d18c-\U0001d1a9\U0001d1ae-\U0001d1ea\U0001d200-\U0001d241\U0001d245'
      '\U0001d300-\U0001d356\U0001d6c1\U0001d6db\U0001d6fb\U0001d715\U0001d735\U0001d74f\U0001d76f\U0001d789'
      '\U0001d7a9\U0001d7c3\U0001d800-\U0001d9ff\U0001da37-\U0001da3a\U0001da6d-\U0001da74\U0001da76-\U0001da83'
      '\U0001da85-\U0001da8b\U0001e14f\U0001e2ff\U0001e5ff\U0001e95e-\U0001e95f\U0001ecac\U0001ecb0\U0001ed2e'
      '\U0001eef0-\U0001eef1\U0001f000-\U0001f02b\U0001f030-\U0001f093\U0001f0a0-\U0001f0ae'
      '\U0001f0b1-\U0001f0bf\U0001f0c1-\U0001f0cf\U0001f0d1-\U0001f0f5\U0001f10d-\U0001f1ad'
      '\U0001f1e6-\U0001f202\U0001f210-\U0001f23b\U0001f240-\U0001f248\U0001f250-\U0001f251'
      '\U0001f260-\U0001f265\U0001f300-\U0001f6d8\U0001f6dc-\U0001f6ec\U0001f6f0-\U0001f6fc'
      '\U0001f700-\U0001f7d9\U0001f7e0-\U0001f7eb\U0001f7f0\U0001f800-\U0001f80b\U0001f810-\U0001f847'
      '\U0001f850-\U0001f859\U0001f860-\U0001f887\U0001f890-\U0001f8ad\U0001f8b0-\U0001f8bb'
      '\U0001f8c0-\U0001f8c1\U0001f8d0-\U0001f8d8\U0001f900-\U0001fa57\U0001fa60-\U0001fa6d'
      '\U0001fa70-\U0001fa7c\U0001fa80-\U0001fa8a\U0001fa8e-\U0001fac6\U0001fac8\U0001facd-\U0001fadc'
      '\U0001fadf-\U0001faea\U0001faef-\U0001faf8\U0001fb00-\U0001fb92\U0001fb94-\U0001fbef\U0001fbfa]+', ' ', 'g'));
end $$;

-- Scripts written without spaces (Thai, Kana, Han, Hangul) become overlapping pairs.
create function search_tokens(value text) returns text[] language plpgsql immutable parallel safe strict as $$
declare
  normal text := search_norm(value);
  words text[] := string_to_array(normal, ' ');
  answer text[];
begin
  if normal !~ '[^\u0001-\u007f]' then
    select array_agg(distinct left(word, 60)) into answer from unnest(words) word where word <> '';
    return coalesce(answer, '{}');
  end if;
  select array_agg(distinct left(token, 60)) into answer from (
    select word as token from unnest(words) word where word !~ '[฀-๿々〆぀-ヿ㐀-鿿가-힯]'
    union all
    select substr(run[1], n, 2) from regexp_matches(normal, '[฀-๿々〆぀-ヿ㐀-鿿가-힯]+', 'g') run,
      generate_series(1, greatest(length(run[1]) - 1, 1)) n
    union all
    select run[1] from regexp_matches(normal, '[a-z0-9]{2,}', 'g') run
  ) t where token <> '';
  return coalesce(answer, '{}');
end $$;

create function search_vector(value text, weight text) returns tsvector language sql immutable parallel safe as $$
  select coalesce(string_agg(quote_literal(token) || ':1' || weight, ' '), '')::tsvector
  from unnest(search_tokens(coalesce(value, ''))) token
$$;
