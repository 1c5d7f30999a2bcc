# گفته‌های میدان: در پایانه، در گزارش، و در سندی که می‌نویسد.

## در پایانه

arena-begins = { $games } بازیِ { $game } با { $seats } بازیکن که { $left } تای آن هنوز مانده است؛ نتیجه‌ها در { $file } نوشته می‌شود. توقف با Ctrl-C، ادامه با همین دستور.
arena-ladder = نردبان { $rungs } پله دارد و { $left } بازی هنوز مانده است؛ نتیجه‌ها در { $file } نوشته می‌شود. توقف با Ctrl-C، ادامه با همین دستور.
arena-pairing = { $one } در برابر { $other }: ‏{ $share }٪ برد (از { $low } تا { $high }؛ سهم برابر { $fair }٪ است)، در { $games } بازی.
arena-alone = { $one } در برابر خودش: نفر اول { $share }٪ برد (از { $low } تا { $high }؛ سهم برابر { $fair }٪ است)، در { $games } بازی.
arena-stopped = پس از { $played } بازی از { $games } بازی متوقف شد؛ همین دستور از همین‌جا ادامه می‌دهد.
arena-written = نوشته شد: { $file }

## آن‌چه ممکن است سر راه باشد

arena-unknown-game = بازی‌ای به نام { $game } نیست: یکی از این‌ها را نام ببرید: { $known }.
arena-bad-seats = بازی { $game } برای { $low } تا { $high } نفر است، نه { $seats } نفر.
arena-unknown-opponent = حریفی به نام { $opponent } نیست: از { $known } یکی را نام ببرید، یا کلاس خودتان را به شکل module:Class بدهید.
arena-bad-setting = حریف { $opponent } را نمی‌شود ساخت: { $error }.
arena-bad-module = حریف { $opponent } را نمی‌شود بار کرد: { $error }.
arena-no-bot = { $opponent } حریف نیست: متد choose ندارد.
arena-named-twice = نام { $opponent } دو بار آمده است: اگر تنها باشد با خودش بازی می‌کند.
arena-nobody = دست‌کم یک حریف را نام ببرید، مثلاً: ‎mizban arena { $game } casual random‎.
arena-no-files = دست‌کم یک فایل نتیجه را نام ببرید، مثلاً: ‎mizban arena report arena/port_royal-2.jsonl‎.
arena-bad-number = مقدار { $option } باید دست‌کم { $low } باشد.
arena-damaged = سطر { $line } از { $file } نتیجه‌ی میدان نیست: آن سطر را بردارید، یا با ‎--results‎ در فایل دیگری بنویسید.
arena-unknown-game-in = سطر { $line } از { $file } درباره‌ی { $game } است که میزبان آن را نمی‌شناسد.
arena-other-rules = سطر { $line } از { $file } با قوانین نسخه‌ی { $theirs } بازی { $game } بازی شده و نسخه‌ی امروز { $ours } است: با ‎--results‎ در فایل دیگری بنویسید.
arena-other-version = سطر { $line } از { $file } از نسخه‌ی { $theirs } میزبان است و این نسخه‌ی { $ours } است: با ‎--results‎ در فایل دیگری بنویسید.
arena-failed = { $failed } بازی با این‌که دوباره هم آزموده شد به جایی نرسید ({ $error })؛ بقیه در { $file } است.
arena-no-parquet = نوشتن Parquet به pyarrow نیاز دارد: ‎pip install "mizban[arena]"‎.
arena-no-ray = خوشه به Ray نیاز دارد: ‎pip install "mizban[cluster]"‎.
arena-no-cluster = در نشانی { $address } خوشه‌ای پاسخ نمی‌دهد ({ $error }).

## گزارش

arena-title = میدان
arena-language = English
arena-facts = { $games } بازی با { $deals } دست کارت، { $seats } نفره، قوانین نسخه‌ی { $rules }، میزبان { $version }
arena-seats-title = { $game }، { $seats } نفره
arena-how = هر دست از جای هر بازیکن یک بار بازی می‌شود.
arena-bars = خط‌ها بازه‌ی ۹۵٪ است و آن‌چه پس از ± می‌آید خطای معیار.

arena-shares = سهم برد
arena-shares-note = در میز بیش از دو نفر، آن که اول نامش آمده تنها در برابر بقیه می‌نشیند. خط‌چین سهم برابر است؛ برد مشترک میان برنده‌ها بخش می‌شود.
arena-against = { $one } در برابر { $other }
arena-field = { $one } سر میزی از { $other }

arena-ratings = رتبه‌ها
arena-ratings-note = ۴۰۰ امتیاز بیشتر یعنی ده برابر بردن؛ میانگین همه ۱۵۰۰ است. با بیشترین درست‌نمایی (برادلی و تری) برآورد شده است.

arena-table = به عدد
arena-col-opponent = حریف
arena-col-pairing = رویارویی
arena-col-games = بازی
arena-col-won = برد، ٪
arena-col-interval = بازه‌ی ۹۵٪
arena-col-lead = برتری در همان دست، ٪
arena-col-ahead = امتیازِ بیشتر
arena-col-rating = رتبه
arena-col-points = امتیاز
arena-col-thinks = فکر، ثانیه
arena-col-longest = بیشترین، ثانیه
arena-lead-note = برتری در همان دست با کارت‌های یکسان سنجیده می‌شود: چقدر از یک بازی را بیش از دیگران می‌برد.

arena-points = امتیازها
arena-points-note = بازی‌های هر حریف با چند امتیاز تمام شد؛ نشان، میانگین است.
arena-mean-points = { $mean } امتیاز، ± { $error }

arena-seats = برتری جای نشستن
arena-seats-note = هر جا چقدر برد، هر که آن‌جا نشسته بود؛ نفر اول بازی را آغاز می‌کند.
arena-seat = نفر { $seat }

arena-length = درازای بازی
arena-length-note = تصمیم‌های همه‌ی بازیکنان روی هم: به‌طور میانگین { $mean } و در بیشتر بازی‌ها { $low } تا { $high }.

arena-things = هر که این را گرفت، برد؟
arena-things-note = کسانی که دست‌کم یک بار چیزی را گرفتند چقدر بردند. آن که جلوتر است بیشتر و بهتر می‌گیرد، پس این همراهی را نشان می‌دهد و نه همیشه علت را. از { $least } بار به بالا گفته می‌شود.
arena-span = { $low } تا { $high }
arena-times = { $times } بار

arena-col-game = بازی
arena-col-goal = هدف، ٪
arena-col-verdict = رسیده؟
arena-goals = آن‌چه باید به دست می‌آمد
arena-goals-note = هدف برای سر پایینِ بازه‌ی ۹۵٪ است، با دست‌کم { $games } بازی.
arena-verdict-reached = بله
arena-verdict-reached-so-far = بله، با بازی‌های کم‌تر
arena-verdict-open = معلوم نیست: بازی‌ها هنوز کم است
arena-verdict-unplayed = هنوز سنجیده نشده
arena-verdict-missed = نه
arena-time-note = وقتِ فکر کردن با کار پردازنده سنجیده می‌شود تا شلوغیِ دستگاه کسی را ضعیف‌تر نکند؛ آن‌چه مهمانی در دو پردازه می‌کند یکی پس از دیگری انجام می‌شود.
arena-errors = آن‌چه پس از ± می‌آید خطای معیار است؛ بازه‌ها ۹۵٪ و به روش ویلسون است.
arena-written-by = نوشته‌ی { $command }؛ با دست تغییرش ندهید.
arena-measured-by = سنجیده با

## حریف‌ها، همان‌طور که سر میز نامیده می‌شوند

arena-level-kid = بچه‌ی همسایه
arena-level-cousin = دخترخاله
arena-level-friend = رفیق قدیمی
arena-level-master = استاد قهوه‌خانه
arena-level-grandmother = مادربزرگ
arena-level-casual = معمولی
arena-level-random = تصادفی
