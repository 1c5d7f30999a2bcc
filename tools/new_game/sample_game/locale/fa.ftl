# Sample Game به فارسی. کلیدها ساخته می‌شوند: ARCHITECTURE.md، بخش Words.

sample_game-name = Sample Game
sample_game-tagline = فانوس هر که پرنورتر باشد برنده است
sample_game-subtitle = { $night ->
    [0] پیش از شب اول
   *[other] شب { $night } از { $nights }
}

## چه پرسیده می‌شود

sample_game-ask-Swap = کدام فانوس‌ها را پس می‌دهید؟
sample_game-help-Swap = فانوس‌ها با بقیه بُر می‌خورند و به همان تعداد می‌کشید
sample_game-wait-Swap = { $seat } می‌تواند فانوس عوض کند

sample_game-ask-Lay = { $prizes ->
    [1] برای { $card } کدام فانوس را بازی می‌کنید؟
   *[other] برای همه‌ی فانوس‌های بالای میدان کدام فانوس را بازی می‌کنید؟
}
sample_game-help-Lay = اگر دارید، به رنگی جز رنگ { $card }
sample_game-wait-Lay = { $seat } دارد فانوس انتخاب می‌کند
sample_game-wait-Contest = { $count ->
    [1] { $names } دارد فانوس انتخاب می‌کند
   *[other] { $names } دارند فانوس انتخاب می‌کنند
}

## فعل‌ها: دکمه، جمله‌ی کامل، برچسب زیر کارت

sample_game-verb-swap = پس دادن { $cards }
sample_game-say-swap = { $cards } را پس می‌دهید؟
sample_game-confirm-swap = { $count ->
    [1] عوض کردن { $count } فانوس
   *[other] عوض کردن { $count } فانوس
}
sample_game-verb-lay = بازی کردن { $card }
sample_game-say-lay = { $card } را بازی می‌کنید؟ نورش { $light } است
sample_game-hint-lay = نور { $light }

sample_game-why-colour = هم‌رنگ است

## چه شد

sample_game-event-Drew = { $you ->
    [yes] { $cards } را کشیدید.
   *[no] { $seat } { $cards } را کشید.
}
sample_game-event-Swapped = { $you ->
    [yes] { $count ->
        [0] فانوس‌هایتان را نگه داشتید.
        [1] { $count } فانوس عوض کردید.
       *[other] { $count } فانوس عوض کردید.
    }
   *[no] { $count ->
        [0] { $seat } همه‌ی فانوس‌ها را نگه داشت.
        [1] { $seat } { $count } فانوس عوض کرد.
       *[other] { $seat } { $count } فانوس عوض کرد.
    }
}
sample_game-event-NightBegan = شب { $night }: { $card } بالای میدان
sample_game-event-Laid = { $you ->
    [yes] { $card } را با نور { $light } بازی کردید.
   *[no] { $seat } { $card } را با نور { $light } بازی کرد.
}
sample_game-event-Won = { $you ->
    [yes] { $cards } را بردید.
   *[no] { $seat } { $cards } را برد.
}
sample_game-event-NobodyWon = هیچ‌کس نبرد و فانوس‌ها بالای میدان می‌مانند.

## کارت‌ها

sample_game-card-red = فانوس قرمز { $light }
sample_game-card-red-text = نورش { $light } است و هر فانوس قرمزی که برده‌اید ۱ به آن اضافه می‌کند.
sample_game-card-yellow = فانوس زرد { $light }
sample_game-card-yellow-text = نورش { $light } است و هر فانوس زردی که برده‌اید ۱ به آن اضافه می‌کند.
sample_game-card-green = فانوس سبز { $light }
sample_game-card-green-text = نورش { $light } است و هر فانوس سبزی که برده‌اید ۱ به آن اضافه می‌کند.
sample_game-card-blue = فانوس آبی { $light }
sample_game-card-blue-text = نورش { $light } است و هر فانوس آبی‌ای که برده‌اید ۱ به آن اضافه می‌کند.

## گزینه‌های میز

sample_game-option-swaps = عوض کردن در آغاز بازی
sample_game-option-swaps-help = پیش از شب اول هر بازیکن می‌تواند حداکثر ۲ فانوس پس بدهد و به همان تعداد بکشد.
sample_game-option-equals_outshine = برابرها یکدیگر را خنثی می‌کنند
sample_game-option-equals_outshine-help = از دو فانوس هم‌نور هیچ‌کدام نمی‌برد و پرنورترین فانوس دیگران برنده است. اگر خاموش باشد، آن شب هیچ‌کس نمی‌برد.

## برگه‌ی امتیاز

sample_game-part-lights = نور فانوس‌های برده
sample_game-part-colours = رنگ‌ها
sample_game-part-lanterns = فانوس‌های برده (در تساوی)

## روی میز

sample_game-board-square = بالای میدان
sample_game-board-laid = آخرین فانوس‌ها
sample_game-board-deck = فانوس‌های مانده
sample_game-board-burnt = خاموش
sample_game-board-hand = در دست
sample_game-board-won = برده

## این چیست؟

sample_game-what-subtitle = شب
    .at = a-night
sample_game-what-subtitle-text = شب چندم است.
sample_game-what-deck = فانوس‌های مانده
    .at = set-up
sample_game-what-deck-text = { $count } فانوس مانده است.
sample_game-what-burnt = خاموش
    .at = a-night
sample_game-what-burnt-text = فانوس‌هایی که کسی نبرده است؛ از بازی بیرون‌اند.
sample_game-what-points = امتیاز
    .at = the-end
sample_game-what-points-text = آن‌چه فانوس‌های برده‌ی این بازیکن تا این‌جا می‌آورد.
sample_game-what-won = فانوس‌های برده
    .at = the-end
sample_game-what-won-text = چند فانوس برده‌اید.
sample_game-what-hand = در دست
    .at = a-night
sample_game-what-hand-text = این بازیکن هنوز چند فانوس در دست دارد.
