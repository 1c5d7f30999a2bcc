# Lost Cities: Rivals in Persian. Keys are formed, never typed: see ARCHITECTURE.md, "Words".
# Signed numbers stand between the invisible U+2066 and U+2069, so that + and × stay to the left of the number.

lost_cities_rivals-name = شهرهای گمشده: در میان رقبا
lost_cities_rivals-tagline = برای گام بعدی در سرزمین ناشناخته پیشنهاد بدهید
lost_cities_rivals-subtitle = دسته‌ی { $pile } از ۴، { $left } کارت مانده

## عددها با نامشان، برای پیام‌های پایین‌تر

lost_cities_rivals-coins = { $coins } سکه
lost_cities_rivals-points = { $points } امتیاز
lost_cities_rivals-fitting = { $fitting ->
    [0] هیچ کارتی در مسیرهای شما جا نمی‌شود
   *[other] { $fitting } کارت در مسیرهای شما جا می‌شود: ⁦+{ $points }⁩ امتیاز
}

## آن‌چه پرسیده می‌شود

lost_cities_rivals-ask-Turn = نوبت شماست: کارتی رو می‌کنید یا مزایده؟
lost_cities_rivals-help-Turn = { lost_cities_rivals-fitting }
lost_cities_rivals-wait-Turn = { $seat } یا کارتی رو می‌کند یا مزایده راه می‌اندازد

lost_cities_rivals-ask-RaiseOrPass = پیشنهاد { $bidder_seat }: { $bid } سکه. شما چه می‌گویید؟
lost_cities_rivals-help-RaiseOrPass = { lost_cities_rivals-fitting }
lost_cities_rivals-wait-RaiseOrPass = بالاترین پیشنهاد: { $bid } سکه، از { $bidder_seat }. { $seat } در فکر است

lost_cities_rivals-ask-TakeCards = ویترین مال شماست. کدام کارت‌ها را برمی‌دارید؟
lost_cities_rivals-help-TakeCards = { lost_cities_rivals-fitting }
lost_cities_rivals-wait-TakeCards = { $seat } برنده شد و دارد کارت برمی‌دارد

lost_cities_rivals-ask-RemoveCard = کارتی را به جعبه می‌فرستید یا همه بمانند؟
lost_cities_rivals-help-RemoveCard = هر کارتی که بماند به مزایده‌ی بعدی می‌رسد
lost_cities_rivals-wait-RemoveCard = { $seat } می‌تواند یک کارت را به جعبه بفرستد

## کارها: دکمه، جمله‌ی کامل، برچسب زیر کارت روشن

lost_cities_rivals-verb-reveal = رو کردن کارت
lost_cities_rivals-say-reveal = کارت بالای ستون را رو می‌کنید؟
lost_cities_rivals-verb-bid = پیشنهاد { $number }
lost_cities_rivals-say-bid = برای ویترین { $number } سکه پیشنهاد می‌دهید؟
lost_cities_rivals-verb-pass = کنار کشیدن
lost_cities_rivals-say-pass = از این مزایده کنار می‌کشید؟
lost_cities_rivals-verb-take = { $card }
lost_cities_rivals-say-take = { $times ->
    [0] برداشتن { $card }: ⁦+{ $points }⁩ امتیاز
   *[other] برداشتن { $card }: ردپاها { $times } برابر
}
lost_cities_rivals-hint-take = { $times ->
    [0] ⁦+{ $points }⁩
   *[other] ⁦×{ $times }⁩
}
lost_cities_rivals-verb-remove = { $card } به جعبه
lost_cities_rivals-say-remove = { $card } را به جعبه می‌فرستید؟
lost_cities_rivals-hint-remove = { $times ->
    [0] رقبا: ⁦+{ $points }⁩
   *[other] رقبا: ⁦×{ $times }⁩
}
lost_cities_rivals-verb-keep = ماندن همه
lost_cities_rivals-say-keep = همه‌ی این کارت‌ها در ویترین بمانند؟

lost_cities_rivals-why-falls = مسیر شما به { $number } رسیده
lost_cities_rivals-why-begun = بعد از عدد نمی‌شود شرط بست

## آن‌چه گذشت

lost_cities_rivals-event-Revealed = { $you ->
    [yes] شما کارت { $card } را رو کردید.
   *[no] { $seat } کارت { $card } را رو کرد.
}
lost_cities_rivals-event-Unusable = کارت { $card } به کار هیچ‌کس نمی‌آید و به جعبه رفت.
lost_cities_rivals-event-AuctionOpened = { $you ->
    [yes] شما مزایده را با { lost_cities_rivals-coins } آغاز کردید.
   *[no] { $seat } مزایده را با { lost_cities_rivals-coins } آغاز کرد.
}
lost_cities_rivals-event-Raised = { $you ->
    [yes] شما { lost_cities_rivals-coins } پیشنهاد دادید.
   *[no] { $seat } { lost_cities_rivals-coins } پیشنهاد داد.
}
lost_cities_rivals-event-Passed = { $forced ->
    [yes] { $you ->
        [yes] شما سکه‌ی کافی نداشتید و از مزایده بیرون رفتید.
       *[no] { $seat } سکه‌ی کافی نداشت و از مزایده بیرون رفت.
    }
   *[no] { $you ->
        [yes] شما کنار کشیدید.
       *[no] { $seat } کنار کشید.
    }
}
lost_cities_rivals-event-AuctionWon = { $you ->
    [yes] شما برنده‌ی مزایده شدید و { lost_cities_rivals-coins } به بانک دادید.
   *[no] { $seat } برنده‌ی مزایده شد و { lost_cities_rivals-coins } به بانک داد.
}
lost_cities_rivals-event-Took = { $you ->
    [yes] شما { $cards } را برداشتید: ⁦+{ $points }⁩ امتیاز.
   *[no] { $seat } { $cards } را برداشت: ⁦+{ $points }⁩ امتیاز.
}
lost_cities_rivals-event-TookNothing = { $none_fits ->
    [yes] { $you ->
        [yes] هیچ کارتی در مسیرهای شما جا نمی‌شد و چیزی برنداشتید.
       *[no] هیچ کارتی در مسیرهای { $seat } جا نمی‌شد و چیزی برنداشت.
    }
   *[no] { $you ->
        [yes] شما چیزی برنداشتید.
       *[no] { $seat } چیزی برنداشت.
    }
}
lost_cities_rivals-event-Removed = { $you ->
    [yes] شما { $card } را به جعبه فرستادید.
   *[no] { $seat } { $card } را به جعبه فرستاد.
}
lost_cities_rivals-event-PileEnded = { $coins ->
    [0] دسته‌ی { $pile } تمام شد. سکه‌های بانک به همه نمی‌رسید و { $left } سکه آن‌جا ماند.
   *[other] دسته‌ی { $pile } تمام شد: از بانک به هر کس { $coins } سکه رسید{ $left ->
        [0] { "" }
       *[other] { " " }و { $left } سکه ماند
    }.
}
lost_cities_rivals-event-Ended = { $left ->
    [0] آخرین کارت رو شد: بازی تمام شد.
   *[other] آخرین کارت رو شد: بازی تمام شد و { $left } سکه در بانک ماند.
}

## کارت‌ها

lost_cities_rivals-number-text = { $footprints } ردپا. در مسیری جا می‌شود که از { $number } جلوتر نرفته باشد.
lost_cities_rivals-wager-text = ردپاهای مسیرش یک بار دیگر هم شمرده می‌شود. فقط پیش از اولین عدد می‌نشیند.
lost_cities_rivals-card-yellow = زرد-{ $number }
lost_cities_rivals-card-yellow-text = { lost_cities_rivals-number-text }
lost_cities_rivals-card-blue = آبی-{ $number }
lost_cities_rivals-card-blue-text = { lost_cities_rivals-number-text }
lost_cities_rivals-card-white = سفید-{ $number }
lost_cities_rivals-card-white-text = { lost_cities_rivals-number-text }
lost_cities_rivals-card-green = سبز-{ $number }
lost_cities_rivals-card-green-text = { lost_cities_rivals-number-text }
lost_cities_rivals-card-red = قرمز-{ $number }
lost_cities_rivals-card-red-text = { lost_cities_rivals-number-text }
lost_cities_rivals-card-wager-yellow = شرط‌بندی زرد
lost_cities_rivals-card-wager-yellow-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-wager-blue = شرط‌بندی آبی
lost_cities_rivals-card-wager-blue-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-wager-white = شرط‌بندی سفید
lost_cities_rivals-card-wager-white-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-wager-green = شرط‌بندی سبز
lost_cities_rivals-card-wager-green-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-wager-red = شرط‌بندی قرمز
lost_cities_rivals-card-wager-red-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-starting-wager-yellow = شرط‌بندی اولیه‌ی زرد
lost_cities_rivals-card-starting-wager-yellow-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-starting-wager-blue = شرط‌بندی اولیه‌ی آبی
lost_cities_rivals-card-starting-wager-blue-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-starting-wager-white = شرط‌بندی اولیه‌ی سفید
lost_cities_rivals-card-starting-wager-white-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-starting-wager-green = شرط‌بندی اولیه‌ی سبز
lost_cities_rivals-card-starting-wager-green-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-starting-wager-red = شرط‌بندی اولیه‌ی قرمز
lost_cities_rivals-card-starting-wager-red-text = { lost_cities_rivals-wager-text }

## برگه‌ی امتیاز

lost_cities_rivals-part-yellow = مسیر زرد
lost_cities_rivals-part-blue = مسیر آبی
lost_cities_rivals-part-white = مسیر سفید
lost_cities_rivals-part-green = مسیر سبز
lost_cities_rivals-part-red = مسیر قرمز
lost_cities_rivals-part-coins = سکه‌ها

## صفحه‌ی بازی

lost_cities_rivals-board-display = ویترین
lost_cities_rivals-board-display-note = برنده هر کارتی را که جا شود برمی‌دارد
lost_cities_rivals-board-fits = { $fitting ->
    [0] هیچ کارتی در مسیرهای شما جا نمی‌شود
   *[other] { $fitting } کارتِ نشان‌دار در مسیرهای شما جا می‌شود
}
lost_cities_rivals-board-useless = به کار هیچ‌کس نمی‌آید
lost_cities_rivals-board-bank = بانک
lost_cities_rivals-board-coins = سکه‌های شما
lost_cities_rivals-board-pile = { $left ->
    [0] دسته‌ی { $pile }: تمام شد
   *[other] دسته‌ی { $pile }: { $left } کارت
}
lost_cities_rivals-board-last-pile = دسته‌ی آخر
lost_cities_rivals-board-box = جعبه: { $count } کارت
lost_cities_rivals-board-starter = بازیکن آغازکننده
lost_cities_rivals-board-in = در مزایده
lost_cities_rivals-board-passed = کنار کشید
lost_cities_rivals-board-bid = پیشنهاد { $coins }
lost_cities_rivals-board-highest = بالاترین: { $coins }
lost_cities_rivals-board-won = برنده با { $coins }
lost_cities_rivals-board-unusable = به کار هیچ‌کس نمی‌آید!
lost_cities_rivals-board-shared = بانک تقسیم شد: به هر کس { $coins } سکه
lost_cities_rivals-board-if-now = اگر حالا تمام شود: { $points } امتیاز
lost_cities_rivals-board-score = امتیاز تا این‌جا
lost_cities_rivals-board-footprints = { $footprints } ردپا
lost_cities_rivals-board-wagers = ⁦×{ $times }⁩
lost_cities_rivals-board-bonus = ⁦+{ $points }⁩ امتیاز ویژه برای چهار عدد
lost_cities_rivals-board-empty = هنوز مسیری نیست
lost_cities_rivals-board-place-yellow = شهر میان شن‌ها
lost_cities_rivals-board-place-blue = شهر زیر دریا
lost_cities_rivals-board-place-white = شهر قله‌ها
lost_cities_rivals-board-place-green = شهر جنگل انبوه
lost_cities_rivals-board-place-red = شهر پای آتش‌فشان
lost_cities_rivals-board-fits-too = { $mine ->
    [yes] به کارِ این‌ها هم می‌آید
   *[no] به کارِ این‌ها می‌آید
}
lost_cities_rivals-board-bids = پیشنهادها
lost_cities_rivals-board-more = یک سکه بیشتر
lost_cities_rivals-board-less = یک سکه کمتر
lost_cities_rivals-board-total = جمع
lost_cities_rivals-board-score-rule = ردپاها × (۱ + شرط‌ها)؛ با چهار عدد یا بیشتر، ۸ امتیاز ویژه. هر سکه هم ۱ امتیاز.

# The name of a section on the line of time of a replay.
lost_cities_rivals-section-PileEnded = پایان دسته‌ی { $pile }

## این چیست؟

lost_cities_rivals-what-subtitle = دسته‌ی کارت‌ها
    .at = end-of-a-pile
lost_cities_rivals-what-subtitle-text = کدام دسته بازی می‌شود و چند کارت در آن مانده است.
lost_cities_rivals-what-coins = سکه
    .at = cards-and-coins
lost_cities_rivals-what-coins-text = پول مزایده، پیش چشم همه؛ در پایان هر سکه یک امتیاز است.
lost_cities_rivals-what-points = امتیاز تا این‌جا
    .at = end-of-the-game
lost_cities_rivals-what-points-text = اگر بازی همین حالا تمام شود: همه‌ی مسیرها و برای هر سکه یک امتیاز. با یک ضربه ببینید از کجا آمده است.
lost_cities_rivals-what-starter = بازیکن آغازکننده
    .at = set-up
lost_cities_rivals-what-starter-text = بازی را آغاز کرده است؛ نوبت از او در جهت عقربه‌های ساعت می‌گردد.
lost_cities_rivals-what-display = ویترین
    .at = cards-and-coins
lost_cities_rivals-what-display-text = کارت‌های باز: مزایده بر سر همه‌ی آن‌هاست. برنده هر کدام را که در مسیرهایش جا شود برمی‌دارد.
lost_cities_rivals-what-score = امتیاز تا این‌جا
    .at = end-of-the-game
lost_cities_rivals-what-score-text = جدول همه‌ی مسیرها را باز می‌کند و این‌که هر کدام الان چه‌قدر می‌ارزد.
lost_cities_rivals-what-fitting = به کار شما
    .at = expeditions
lost_cities_rivals-what-fitting-text = چند تا از این کارت‌ها در مسیرهایتان جا می‌شود و روی هم چند امتیاز به شما اضافه می‌کند.
lost_cities_rivals-what-gain = برای شما
    .at = expeditions
lost_cities_rivals-what-gain-text = این کارت در یکی از مسیرهایتان جا می‌شود: همین تعداد امتیاز بیشتر، یا ردپاهای این رنگ همین تعداد برابر.
lost_cities_rivals-what-useless = به کار هیچ‌کس نمی‌آید
    .at = reveal
lost_cities_rivals-what-useless-text = دیگر هیچ‌کس نمی‌تواند این کارت را در مسیری بچیند.
lost_cities_rivals-what-shared = بانک تقسیم شد
    .at = end-of-a-pile
lost_cities_rivals-what-shared-text = یک دسته تمام شد: سکه‌های بانک برابر میان بازیکنان تقسیم می‌شود و باقی‌مانده همان‌جا می‌ماند.
lost_cities_rivals-what-deck = ستون کارت‌ها
    .at = reveal
lost_cities_rivals-what-deck-text = { $left } کارت در این دسته مانده است. در هر نوبت یکی رو می‌شود.
lost_cities_rivals-what-pile = دسته‌ی { $pile }
    .at = end-of-a-pile
lost_cities_rivals-what-pile-text = { $left ->
    [0] تمام شده است.
   *[other] { $left } کارت در آن مانده است.
}
lost_cities_rivals-what-last-pile = دسته‌ی آخر
    .at = end-of-the-game
lost_cities_rivals-what-last-pile-text = وقتی تمام شود، بازی تمام است.
lost_cities_rivals-what-bank = بانک
    .at = end-of-a-pile
lost_cities_rivals-what-bank-text = پیشنهادهای برنده این‌جا پرداخت می‌شود. هر دسته که تمام شود، بانک میان همه تقسیم می‌شود.
lost_cities_rivals-what-box = جعبه
    .at = cards-and-coins
lost_cities_rivals-what-box-text = کارت‌هایی که از بازی بیرون رفته‌اند و برنمی‌گردند. با یک ضربه ببینیدشان.
lost_cities_rivals-what-in = در مزایده
    .at = auction
lost_cities_rivals-what-in-text = این بازیکنان هنوز نه پیشنهاد داده‌اند و نه کنار کشیده‌اند.
lost_cities_rivals-what-out = کنار کشیدند
    .at = auction
lost_cities_rivals-what-out-text = این بازیکنان از این مزایده بیرون رفته‌اند و چیزی نمی‌دهند.
lost_cities_rivals-what-highest = بالاترین پیشنهاد
    .at = auction
lost_cities_rivals-what-highest-text = نفر بعد باید بیشتر بدهد. اگر همه کنار بکشند، این بازیکن همین را می‌پردازد و کارت برمی‌دارد.
lost_cities_rivals-what-rung = پیشنهاد { $coins }
    .at = auction
lost_cities_rivals-what-rung-text = هر پله یک سکه است: پیشنهاد باید از همه‌ی قبلی‌ها بیشتر باشد و از سکه‌های خودتان بیشتر نباشد.
lost_cities_rivals-what-less = یک سکه کمتر
    .at = auction
lost_cities_rivals-what-less-text = پیشنهاد را عوض می‌کند؛ هنوز به دیگران چیزی گفته نمی‌شود.
lost_cities_rivals-what-more = یک سکه بیشتر
    .at = auction
lost_cities_rivals-what-more-text = پیشنهاد را عوض می‌کند؛ هنوز به دیگران چیزی گفته نمی‌شود.
lost_cities_rivals-what-won = برنده‌ی مزایده
    .at = the-winner
lost_cities_rivals-what-won-text = پیشنهادش را به بانک می‌پردازد، کارت‌هایی را که جا شود برمی‌دارد و می‌تواند یکی را به جعبه بفرستد.
lost_cities_rivals-what-passed = کنار کشید
    .at = auction
lost_cities_rivals-what-passed-text = این بازیکن از مزایده‌ی فعلی بیرون رفته است.
lost_cities_rivals-what-bid = پیشنهاد
    .at = auction
lost_cities_rivals-what-bid-text = این بازیکن برای ویترین همین تعداد سکه پیشنهاد داده است.
lost_cities_rivals-what-trail = { $colour ->
    [yellow] { lost_cities_rivals-part-yellow }
    [blue] { lost_cities_rivals-part-blue }
    [white] { lost_cities_rivals-part-white }
    [green] { lost_cities_rivals-part-green }
   *[red] { lost_cities_rivals-part-red }
}
    .at = expeditions
lost_cities_rivals-what-trail-text = این مسیر تا کجا رسیده است: آخرین عددش. کارت بعدی باید همان‌قدر یا بزرگ‌تر باشد؛ × می‌گوید ردپاهایش چند برابر حساب می‌شود.
lost_cities_rivals-what-expedition = { $colour ->
    [yellow] { lost_cities_rivals-part-yellow }
    [blue] { lost_cities_rivals-part-blue }
    [white] { lost_cities_rivals-part-white }
    [green] { lost_cities_rivals-part-green }
   *[red] { lost_cities_rivals-part-red }
}
    .at = expeditions
lost_cities_rivals-what-expedition-text = اول شرط‌بندی‌ها، بعد عددهایی که هیچ‌وقت پایین نمی‌آیند. امتیازش ردپاهاست، ضرب در شرط‌ها.
lost_cities_rivals-what-times = شرط‌ها
    .at = expeditions
lost_cities_rivals-what-times-text = ردپاهای این مسیر همین تعداد برابر حساب می‌شود.
lost_cities_rivals-what-worth = ارزش مسیر
    .at = end-of-the-game
lost_cities_rivals-what-worth-text = امتیاز این مسیر، همین‌طور که الان هست.

## آن‌چه هر بازیکن گرفت: سرخط‌های نرخ برد، برای سنجشِ بازی‌های بسیار

lost_cities_rivals-took-took = کارت‌های برداشته‌شده

## چرا یک پاسخ بهتر از دیگری است: چه بیشتر یا کمتر دارد. صفر یعنی شمردنی نیست.

lost_cities_rivals-aspect-points = { $more ->
    [yes] { $count ->
        [0] امید بیشتر به امتیاز
        [1] یک امتیاز بیشتر
       *[other] { $count } امتیاز بیشتر
    }
   *[no] { $count ->
        [0] امید کمتر به امتیاز
        [1] یک امتیاز کمتر
       *[other] { $count } امتیاز کمتر
    }
}
lost_cities_rivals-aspect-coins = { $more ->
    [yes] { $count ->
        [0] پول بیشتر برای مزایده‌های بعد
        [1] یک سکه بیشتر
       *[other] { $count } سکه بیشتر
    }
   *[no] { $count ->
        [0] پول کمتر برای مزایده‌های بعد
        [1] یک سکه کمتر
       *[other] { $count } سکه کمتر
    }
}
lost_cities_rivals-aspect-wagers = { $more ->
    [yes] { $count ->
        [0] شرط‌بندی‌هایی که بیشتر می‌ارزند
        [1] یک کارت شرط‌بندی بیشتر
       *[other] { $count } کارت شرط‌بندی بیشتر
    }
   *[no] { $count ->
        [0] شرط‌بندی‌هایی که کمتر می‌ارزند
        [1] یک کارت شرط‌بندی کمتر
       *[other] { $count } کارت شرط‌بندی کمتر
    }
}
lost_cities_rivals-aspect-bonus = { $more ->
    [yes] نزدیک‌تر به پاداش یک مسیر
   *[no] دورتر از پاداش یک مسیر
}
lost_cities_rivals-aspect-expeditions = { $more ->
    [yes] مسیرهای بلندتر
   *[no] مسیرهای کوتاه‌تر
}
lost_cities_rivals-aspect-display = { $more ->
    [yes] کارت‌های رو بیشتر به کارتان می‌آید
   *[no] کارت‌های رو کمتر به کارتان می‌آید
}
lost_cities_rivals-aspect-tempo = { $more ->
    [yes] نوبتتان زودتر می‌رسد
   *[no] نوبتتان دیرتر می‌رسد
}
